import { relationsSuite } from '../../../testing/relations-suite.ts';
import { newDatabase } from '../../../testing/servers.ts';
import { storeSuite } from '../../../testing/store-suite.ts';
import { openPostgres } from './postgres.ts';

function place() {
  const url = newDatabase();
  return { open: async () => openPostgres(await url) };
}

storeSuite('PostgreSQL', place);
relationsSuite('PostgreSQL', place);
