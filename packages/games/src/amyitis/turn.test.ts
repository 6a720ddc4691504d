import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { amyitis } from './index.ts';

const given = (position: string, seats = 4) => table(amyitis, { seats }).given(position);

describe('a round', () => {
  test('[R2] bankers pay when a round begins, the first player first; level 3 also scores', () => {
    given('first=2 turn=1 passed=2 1:banker=1 2:banker=3', 2)
      .plays('pass; procession marduk')
      .shows('round=2', 'first=1', '1:talents=1', '2:talents=2', '2:bankers=2')
      .tells({ type: 'scored', seat: 1, points: 2, clause: 'R2', pieces: ['banker 3'] })
      .lacks('1:bankers');
    given('first=2 turn=1 passed=2 1:banker=2', 2)
      .plays('pass; procession marduk')
      .shows('1:talents=2')
      .lacks('2:talents', '1:bankers');
  });

  test('[R3] turns go clockwise, skip those who passed, and belong to one player', () => {
    const start = 'first=3 turn=3 passed=4 group1=merchant,merchant,merchant 1:talents=3';
    const play = given(start)
      .cannot('field 1 [R3]', 'keep [R3]', 'plant 0,0 [R3]')
      .plays('recruit 1 merchant')
      .awaits(0)
      .shows('turn=1', '4:talents=1')
      .plays('recruit 1 merchant')
      .shows('1:talents=2')
      .awaits(1);
    const [pass] = amyitis.vocabulary;
    expect([0, 1, 2, 3].map((seat) => amyitis.refuse(play.state, seat, pass))).toEqual([
      'R3',
      null,
      'R3',
      'R3',
    ]);
  });

  test('[R4] a chain is finished before anything else, by the player who is asked', () => {
    given('turn=1 group1=priest,merchant,merchant')
      .plays('recruit 1 priest')
      .awaits(0)
      .cannot('pass [R4]', 'recruit 1 merchant [R4]', 'field 1 [R4]', 'caravan 1 [R4]')
      .canOnly('temple ishtar', 'temple marduk', 'temple tammouz');
  });

  test('[R5] [E8] after the last pass comes the end of the round, then the next player begins', () => {
    given('first=2 turn=3 passed=1,2', 3)
      .plays('pass')
      .awaits(0)
      .plays('procession marduk')
      .shows('round=2', 'first=3', 'turn=3', '1:temples=2')
      .lacks('passed')
      .awaits(2);
  });

  test('[P2] the only player still in lets everyone else draw a talent each turn', () => {
    given('first=1 turn=2 passed=1,3,4 group1=merchant,merchant,merchant 2:talents=3')
      .plays('recruit 1 merchant')
      .awaits(1)
      .shows('1:talents=1', '3:talents=1', '4:talents=1')
      .plays('recruit 1 merchant; recruit 1 merchant')
      .shows('1:talents=3', '3:talents=3', '4:talents=3', '2:camels=3')
      .lacks('2:talents');
  });

  test('[P2] whoever passes draws nothing for that very turn', () => {
    given('first=1 turn=1 group1=merchant,merchant,merchant', 2)
      .plays('pass')
      .lacks('1:talents')
      .plays('recruit 1 merchant')
      .shows('1:talents=1')
      .awaits(1);
  });
});

describe('recruiting', () => {
  test('[C1] only a craft that lies face up in the group can be recruited', () => {
    given('turn=1 group1=peasant,-,peasant group2=priest,merchant,merchant 1:talents=9')
      .cannot('recruit 1 priest [C1]', 'recruit 2 engineer [C1]', 'recruit 3 peasant [C1]')
      .canOnly('pass', 'recruit 1 peasant', 'recruit 2 priest', 'recruit 2 merchant');
  });

  test('[R1] [C1] there is no third group with two players', () => {
    given('turn=1 group1=peasant,priest,priest', 2).cannot('recruit 3 peasant [R1]');
  });

  test('[C2] the first card of a group is free, also for a player without talents', () => {
    given('turn=1 group1=peasant,priest,merchant group2=-,priest,merchant')
      .can('recruit 1 merchant')
      .cannot('recruit 2 merchant [C2]')
      .plays('recruit 1 merchant')
      .tells({ type: 'recruited', seat: 0, group: 0, craft: 'merchant', talents: 0 });
  });

  test('[C3] of two like cards one is turned face down', () => {
    given('turn=1 group1=priest,peasant,priest')
      .plays('recruit 1 priest; temple marduk')
      .shows('group1=-,peasant,priest', 'marduk=1...');
  });
});

describe('fields and temples', () => {
  test('[F1] [F2] each row yields its five kinds from left to right', () => {
    const crafts = 'group1=peasant,peasant,peasant group2=peasant,peasant,merchant';
    const two = given(`turn=1 passed=2 first=2 ${crafts} 1:talents=6`, 2);
    two.plays('recruit 1 peasant; field 1; recruit 1 peasant; field 1; recruit 1 peasant; field 1');
    two.shows('1:salt=1', '1:palm=1', '1:barley=1', 'field1=111..');
    two.plays('recruit 2 peasant; field 1; recruit 2 peasant; field 1');
    two.shows('1:dates=1', '1:wine=1', '1:gardener=1').lacks('field1');
    given(`turn=1 ${crafts} field2=22...`, 2).plays('recruit 1 peasant; field 2').shows('1:salt=1');
    given(`turn=1 ${crafts} field2=222..`, 2).plays('recruit 1 peasant; field 2').shows('1:palm=1');
  });

  test('[F3] [F4] a shared majority wins nothing, and the row is emptied all the same', () => {
    given('turn=3 group1=peasant,priest,priest field1=1122.')
      .plays('recruit 1 peasant; field 1')
      .tells({ type: 'reaped', row: 0, winner: null })
      .shows('3:wine=1')
      .lacks('field1', '1:gardener', '2:gardener', '3:gardener');
  });

  test('[F3] two cubes against three single ones win', () => {
    given('turn=1 group1=peasant,priest,priest field1=2341.')
      .plays('recruit 1 peasant; field 1')
      .shows('1:gardener=1');
  });

  test('[F3] [K6] no Gardener left, no Gardener won', () => {
    given('turn=1 group1=peasant,priest,priest field1=1111. 2:gardener=3')
      .plays('recruit 1 peasant; field 1')
      .lacks('1:gardener', 'field1');
  });

  test('[T1] [T2] a temple fills from the left; the fifth cube pushes the first one out', () => {
    given('turn=1 group1=priest,priest,priest ishtar=23..')
      .plays('recruit 1 priest; temple ishtar')
      .shows('ishtar=123.')
      .tells({ type: 'prayed', expelled: null });
    given('turn=1 group1=priest,priest,priest ishtar=234n')
      .plays('recruit 1 priest; temple ishtar')
      .shows('ishtar=1234')
      .tells({ type: 'prayed', expelled: 'neutral' });
  });
});
