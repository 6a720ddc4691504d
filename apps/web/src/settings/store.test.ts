import { expect, test } from 'vitest';
import { readSettings } from './store.ts';

test('what was kept is read back', () => {
  const kept = {
    ...{
      theme: 'dawn',
      language: 'es',
      motion: 'still',
      sound: true,
      lowTime: false,
      name: 'Ea-nasir',
    },
    ...{ text: 'large', density: 'tight' },
    ...{ motionPace: 'slow', botPace: 'instant', switchedOff: ['camera'], confirm: 'always' },
    coordinates: false,
    singleKeys: false,
    chat: 'phrases',
  };
  expect(readSettings(JSON.stringify(kept))).toEqual(kept);
});

test('a switch that was kept beside the other settings is still off', () => {
  expect(readSettings('{"sound":false,"director":false,"walls":true}').switchedOff).toEqual([
    'director',
  ]);
});

test.each([null, '', '{', '3', 'null', '{"theme":"neon","name":7,"sound":"yes","text":"vast"}'])(
  'damaged settings %s fall back to the presets',
  (text) => {
    expect(readSettings(text)).toEqual({
      theme: 'system',
      language: 'system',
      motion: 'system',
      text: 'normal',
      density: 'normal',
      motionPace: 'normal',
      botPace: 'normal',
      switchedOff: [],
      confirm: 'final',
      coordinates: true,
      singleKeys: true,
      sound: false,
      chat: 'all',
      lowTime: true,
      name: '',
    });
  },
);
