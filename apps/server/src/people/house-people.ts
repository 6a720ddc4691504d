import type { Logger } from 'pino';
import { errorFields } from '../log.ts';
import type { SharedCounts } from '../nodes/counts.ts';
import type { Wire } from '../nodes/wire.ts';
import type { Relations } from '../store/relations.ts';
import { Accounts } from './accounts.ts';
import { Bots } from './bots.ts';
import { Hosts } from './hosts.ts';
import type { Mailer } from './mailer.ts';
import { Mails } from './mails.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';

/** What people need from the house around them. */
interface HousePeopleParts {
  readonly relations: Relations;
  readonly clock: () => number;
  readonly log: Logger;
  readonly wire?: Wire | undefined;
  readonly counts?: SharedCounts;
  readonly origin?: string | undefined;
  readonly mailer?: Mailer | undefined;
}

/** The people of a house, and every way in which it knows them. */
export function openPeople({ relations, clock, log, origin, mailer, ...nodes }: HousePeopleParts) {
  const people = new People({ relations, clock, wire: nodes.wire });
  const failed = (error: unknown) => log.error(errorFields(error), 'mail not sent');
  const post = { people, failed, origin: origin ?? null, mailer: mailer ?? null };
  return {
    people,
    accounts: new Accounts(people, clock, nodes.counts),
    passkeys: new Passkeys(people, clock),
    mails: new Mails(post, clock),
    hosts: new Hosts(people),
    bots: new Bots(people),
    origin: origin ?? null,
  };
}
