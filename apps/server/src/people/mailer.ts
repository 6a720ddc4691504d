/** A mail in plain words. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** More headers, such as where to stop further mails of the kind. */
  readonly headers?: { readonly [name: string]: string };
}

/** Sends mails for a house that was told how. */
export interface Mailer {
  /** Resolves when the mail was taken over by the next server. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mailer by SMTP: `url` as `smtp://user:password@mail.example.org:587`, `from` as `Nabu <nabu@example.org>`. */
export async function smtpMailer(url: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, headers: { ...mail.headers } });
    },
    close: () => transport.close(),
  };
}
