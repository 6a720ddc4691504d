import './invite.css';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { isOwnName, useReach } from './reach.ts';
import { canShare, shareLink, useCopy } from './share.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr.tsx')).QrCode }));

interface InviteProps {
  /** The page to which somebody is invited, as this device knows it. */
  readonly url: string;
  /** What they are invited to, for the sheet with which a phone shares links. */
  readonly what: string;
}

/** The address to send to others, to be copied with one press, shared or read by a camera. */
export function Invite({ url, what }: InviteProps) {
  const { invite } = useWords();
  const found = useReach(url);
  const [chosen, choose] = useState(0);
  const link = found?.[chosen] ?? found?.[0] ?? url;
  const far = found !== null && found.length > 0;
  return (
    <div className="invite">
      {(found === null || far) && (
        <div className="invite-code">
          {far && (
            <Suspense fallback={null}>
              <QrCode text={link} label={invite.code} />
            </Suspense>
          )}
        </div>
      )}
      <div className="invite-ways">
        <Link link={link} what={what} />
        {found !== null && found.length > 1 && (
          <Addresses links={found} chosen={chosen} onChoose={choose} />
        )}
        <p className={far || found === null ? 'soft' : 'notice'}>
          {found === null ? '' : far ? reachText(invite, url) : invite.onlyHere}
        </p>
      </div>
    </div>
  );
}

function reachText(invite: ReturnType<typeof useWords>['invite'], url: string): string {
  return isOwnName(url) ? `${invite.network} ${invite.scan}` : invite.scan;
}

/** The link itself, with what can be done with it. */
function Link({ link, what }: { readonly link: string; readonly what: string }) {
  const { invite } = useWords();
  const [copied, copy] = useCopy(link);
  return (
    <>
      <div className="share-link">
        <input
          className="input"
          readOnly
          aria-label={invite.link}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button-primary" onClick={copy}>
          <Icon name={copied === true ? 'check' : 'copy'} /> {invite.copy}
        </button>
        {canShare() && (
          <button type="button" className="button" onClick={() => void shareLink(link, what)}>
            <Icon name="share" /> {invite.share}
          </button>
        )}
      </div>
      <p className="soft invite-said" role="status">
        {copied === null ? '' : copied ? invite.copied : invite.notCopied}
      </p>
    </>
  );
}

interface AddressesProps {
  readonly links: readonly string[];
  readonly chosen: number;
  onChoose(place: number): void;
}

/** A machine on several networks: which of its addresses the others can reach is theirs to know. */
function Addresses({ links, chosen, onChoose }: AddressesProps) {
  const { invite } = useWords();
  return (
    <label className="invite-address">
      {invite.address}
      <select
        className="input"
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {links.map((link, place) => (
          <option key={link} value={place}>
            {new URL(link).host}
          </option>
        ))}
      </select>
    </label>
  );
}
