import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Props } from './desk.ts';
import { Insight } from './insight.tsx';
import { deskAt, hexAt } from './testing.ts';
import { en } from './words/en.ts';

test('a crop field with a token of mine beside it is open to me, whoever decides and whatever I hold', () => {
  const tiles = 'tiles=d3:6,h19:P turns=9 stand1=mm stand2=ff tokens1=m@d5';
  for (const turn of ['turn=1', 'turn=2']) {
    const { view, legal } = deskAt(`${tiles} ${turn}`);
    const props = { view, viewer: 0, legal, language: 'en' } as unknown as Props;
    const { unmount } = render(<Insight props={props} hex={hexAt('d3')} told={null} />);
    expect(screen.queryByText(en.labels.fieldOpen)).not.toBeNull();
    unmount();
  }
  const { view, legal } = deskAt(`${tiles} turn=1`, 1);
  const props = { view, viewer: 1, legal, language: 'en' } as unknown as Props;
  render(<Insight props={props} hex={hexAt('d3')} told={null} />);
  expect(screen.queryByText(en.labels.fieldShut)).not.toBeNull();
});
