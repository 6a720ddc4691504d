import type { Attendance } from '../attendance.ts';
import type { HouseLobby } from '../lobby/house-lobby.ts';
import { machineTimer } from '../lobby/timer.ts';
import type { Relations } from '../store/relations.ts';
import { Following } from '../tables/following.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live.ts';
import { HeardNodes } from './heard-nodes.ts';
import type { Wire } from './wire.ts';

/** What a node needs to work beside others. */
export interface HouseNodesParts {
  readonly wire: Wire;
  readonly relations: Relations;
  readonly attendance: Pick<Attendance, 'others'>;
  hall(): Hall;
  lobby(): HouseLobby;
  /** Another node does not see to this table any more. */
  left(live: LiveTable): void;
  failed(error: unknown): void;
}

/** While some other node cannot be heard the lobby is read again this often. */
const LOBBY_MS = 10_000;

/** This node among the others of its house. */
export interface HouseNodes {
  readonly following: Following;
  /** Whether there are other nodes, and none of them can be heard. */
  readonly blind: boolean;
  /** Whether some other node is at work that cannot be heard: it, or this one, has lost Redis. */
  readonly deaf: boolean;
  /** Whether there are other nodes. */
  readonly others: boolean;
  begin(): Promise<void>;
  /** Tells the others that this node leaves. */
  end(): void;
}

/** Opens what keeps this node in step with others. */
export function openNodes(parts: HouseNodesParts): HouseNodes {
  const { wire, attendance, failed } = parts;
  const gone = (node: string) => void following.gone(node).catch(failed);
  const heard = new HeardNodes(wire, machineTimer, gone);
  const others = () => heard.others > 0 || attendance.others.length > 0;
  const blind = () => wire.state === 'down' && others();
  const deaf = () =>
    blind() || (wire.state === 'up' && attendance.others.some((node) => !heard.has(node)));
  const following = new Following({
    ...{ wire, relations: parts.relations, timer: machineTimer, deaf, failed },
    find: (id) => parts.hall().peek(id),
    all: () => parts.hall().all(),
    renew: (id) => parts.hall().renewHere(id),
    left: parts.left,
  });
  const readLobby = () => {
    parts.lobby().load().catch(failed);
    parts.lobby().mine.tellAgain().catch(failed);
  };
  const reading = setInterval(() => {
    if (deaf()) readLobby();
  }, LOBBY_MS).unref();
  wire.onState((state) => {
    if (state === 'up') readLobby();
  });
  return {
    following,
    get blind() {
      return blind();
    },
    get deaf() {
      return deaf();
    },
    get others() {
      return others();
    },
    begin: () => heard.begin(),
    end() {
      clearInterval(reading);
      following.close();
      heard.end();
    },
  };
}
