import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { HouseError } from '../session/http.ts';
import { Sheet } from '../table/dialog.tsx';
import { Form, PasswordField } from './form.tsx';
import { become } from './me.ts';
import { askPasskey, passkeysPossible } from './passkey.ts';

/** Does something that matters; when the house wants to be shown once more that it is me, I am asked first. */
export type Proven = <T>(work: () => Promise<T>) => Promise<T>;

const Context = createContext<Proven>((work) => work());

/** How something that matters is done. */
export function useProven(): Proven {
  return use(Context);
}

/** Asks for a proof above whatever is shown, where something inside needs one. */
export function ProofGiver({
  passkey,
  children,
}: {
  /** Whether I have a passkey to show. */
  readonly passkey: boolean;
  readonly children: ReactNode;
}) {
  const [asking, setAsking] = useState(false);
  const settle = useRef<((proved: boolean) => void) | null>(null);
  const proven: Proven = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HouseError) || error.trouble.code !== 'prove-yourself') throw error;
      setAsking(true);
      const proved = await new Promise<boolean>((resolve) => {
        settle.current = resolve;
      });
      setAsking(false);
      if (!proved) throw error;
      return work();
    }
  };
  return (
    <Context value={proven}>
      {children}
      {asking && <Proof passkey={passkey} onDone={(proved) => settle.current?.(proved)} />}
    </Context>
  );
}

function Proof({
  passkey,
  onDone,
}: {
  readonly passkey: boolean;
  readonly onDone: (proved: boolean) => void;
}) {
  const { people } = useWords();
  const [password, setPassword] = useState('');
  const prove = async () => {
    await become('/api/me/prove', { password });
    onDone(true);
  };
  const byPasskey = async () => {
    await become('/api/me/prove/passkey', { response: await askPasskey() });
    onDone(true);
  };
  return (
    <Sheet title={people.proof.title} onClose={() => onDone(false)}>
      <p className="lead">{people.proof.lead}</p>
      <Form
        action={people.proof.go}
        onSubmit={prove}
        others={
          passkey && passkeysPossible() ? [{ label: people.proof.passkey, act: byPasskey }] : []
        }
      >
        <PasswordField id="proof" label={people.password} value={password} onChange={setPassword} />
      </Form>
    </Sheet>
  );
}
