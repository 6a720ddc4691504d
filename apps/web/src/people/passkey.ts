import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { HouseError, request, requestJson } from '../session/http.ts';

/** Loaded by whoever presses a button about passkeys. */
const webauthn = () => import('@simplewebauthn/browser');

/** Whether passkeys can be used here: in a browser that has them, at an address with a name, by https or on this machine. */
export function passkeysPossible(): boolean {
  const name = !/^[\d.]+$|^\[/.test(location.hostname);
  return name && window.isSecureContext && 'PublicKeyCredential' in window;
}

/** What an authenticator answers to a question of the house; throws a `HouseError` when there is no answer. */
export async function askPasskey(): Promise<object> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = await requestJson<PublicKeyCredentialRequestOptionsJSON>(
    '/api/sign-in/passkey/ask',
    { body: {} },
  );
  return startAuthentication({ optionsJSON }).catch(noAnswer);
}

/** Makes a passkey on this device for my account. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await webauthn();
  const optionsJSON = await requestJson<PublicKeyCredentialCreationOptionsJSON>(
    '/api/me/passkeys/ask',
    { body: {} },
  );
  const response = await startRegistration({ optionsJSON }).catch(noAnswer);
  await request('/api/me/passkeys', { body: { response, ...(name && { name }) } });
}

/** The person thought better of it, took too long, or the device failed: there is nothing more to tell. */
function noAnswer(): never {
  throw new HouseError({ code: 'bad-passkey', clause: null, sentence: '' });
}
