import { expect, test } from 'vitest';
import { folder, storeIn } from '../../testing/rig.ts';
import { People } from '../people/people.ts';
import { PRESETS, settingsOf, storeSettings } from './settings.ts';

test.each(['{"on":fal', '{"on":"perhaps"}', 'null', ''])(
  'settings that are damaged (%s) are the presets, and those of others are theirs',
  async (settings) => {
    const { relations, close } = await storeIn(folder());
    const people = new People({ relations, clock: () => 0 });
    const [ada, bel] = [await people.addGuest('Ada'), await people.addGuest('Bel')];
    const chosen = { ...PRESETS, reminder: 24 };
    await relations.write(storeSettings(relations, bel, chosen, 0));
    const row = { person: ada, settings, changed: 0 };
    await relations.write(relations.db.insertInto('notice_settings').values(row));
    expect(await settingsOf(relations, [ada, bel])).toEqual(
      new Map([
        [ada, PRESETS],
        [bel, chosen],
      ]),
    );
    await close();
  },
);
