import { runUpkeep } from '../upkeep.ts';
import type { Command } from './command.ts';

/** `nabu doctor`: says what is wrong with an installation. */
export const doctor: Command = {
  usage: '[settings of the house]',
  summary: 'look at everything a house needs and say what is wrong with it',
  options: [
    ['--port, --data, ...', 'the settings with which the house is started, or their variables'],
  ],
  run: (argv) => runUpkeep(['doctor', ...argv]),
};
