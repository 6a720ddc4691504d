import { describe, expect, test } from 'vitest';
import { straws } from './straws/straws.ts';
import { table } from './transcript.ts';

const POSITION = '1=47/1 2=25/ D=963 turn=1,0,15';
const given = (text = POSITION) => table(straws, { seats: 2 }).given(text);

describe('a transcript', () => {
  test('plays for whoever must decide', () => {
    given().plays('lay 4; end; lay 2').shows('1=37/14', '2=5/2').awaits(1).scores(5, 2).goesOn();
  });

  test('shows whole words only', () => {
    expect(() => given().shows('1=47/')).toThrow('it does not show 1=47/');
    expect(() => given().lacks('D')).toThrow('it shows D=963');
    given().lacks('3').shows('1=47/1 D=963');
  });

  test('says what cannot be done, and why', () => {
    given()
      .cannot('end [L2]', 'lay 9 [L1]', 'lay 9')
      .can('lay 4', 'lay 7')
      .canOnly('lay 4', 'lay 7');
    expect(() => given().cannot('lay 4')).toThrow('lay 4 is allowed');
    expect(() => given().cannot('lay 9 [L2]')).toThrow('lay 9 is refused by L1');
    expect(() => given().can('end')).toThrow('end is refused by L2');
    expect(() => given().plays('end')).toThrow('seat 0 may not play end [L2]');
    expect(() => given().plays('fly')).toThrow('"fly" is not a move');
    expect(() => given().canOnly('lay 4')).toThrow();
  });

  test('asks about a seat that is not to decide, and plays for whoever is', () => {
    const here = given().as(1).cannot('lay 2 [L5]', 'end [L5]').canOnly();
    here.plays('lay 4; end').awaits(1).canOnly('lay 2', 'lay 5');
    here.as(0).cannot('lay 7 [L5]');
  });

  test('hears what happened', () => {
    given()
      .plays('lay 7')
      .tells({ type: 'laid', straw: 7 })
      .tells({ type: 'scored', points: 7, seat: 0 });
    expect(() => given().plays('lay 7').tells({ type: 'revealed' })).toThrow('no {"type"');
  });

  test('knows the end', () => {
    given().plays('lay 7; lay 4').goesOn();
    given('1=47/6 2=25/ D=93 turn=1,0,15').plays('lay 7; lay 4').over('laid', 1, 2);
    expect(() => given().over('laid', 1, 2)).toThrow();
  });

  test('branches', () => {
    const here = given().plays('lay 4');
    here.again().plays('lay 7').shows('1=/147');
    here.shows('1=7/14');
  });

  test('refuses chance that nobody asked for', () => {
    expect(() => given().draws(3).plays('lay 4')).toThrow('chance was not asked for 3');
  });

  test('takes options and deals', () => {
    expect(table(straws, { seats: 3, options: { goal: 20 } }).dealt(1).state.goal).toBe(20);
    expect(table(straws, { seats: 3 }).dealt(1).position).toBe(
      table(straws, { seats: 3 }).dealt(1).position,
    );
  });
});
