import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openHouse } from '../../testing/rig.ts';

const deployed = (name: string) =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; query?: string }[] };
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; h: number };
    readonly targets: readonly { readonly expr: string; readonly refId: string }[];
  }[];
}
interface Rules {
  readonly groups: readonly {
    readonly name: string;
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly for: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string; readonly description: string };
    }[];
  }[];
}

const dashboard: Dashboard = JSON.parse(deployed('dashboard.json'));
const rules: Rules = parse(deployed('alerts.yaml'));
const alerts = rules.groups.flatMap((group) => group.rules);
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...alerts.map(({ expr }) => expr),
];

/** What PromQL itself brings along, and what names labels and not metrics. */
const WORDS =
  /^(?:sum|rate|by|histogram_quantile|label_values|le|what|code|status|instance|job|up|e9)$/;

/** The metrics that an expression names: what stands between quotes, brackets and after `by` names none. */
function metricsIn(expression: string): readonly string[] {
  const bare = expression.replace(/"[^"]*"|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  return (bare.match(/[a-z_]\w*/g) ?? []).filter((word) => !WORDS.test(word));
}

test('every metric of the dashboard and of the alerts is served by a house', async () => {
  const house = await openHouse();
  await house.create();
  const served = await (await house.get('/metrics')).text();
  const names = new Set(served.match(/^[a-z_]\w*(?=[{ ])/gim));
  const families = [...served.matchAll(/^# TYPE (\w+) histogram$/gm)].map(([, name]) => name);
  for (const family of families)
    for (const part of ['bucket', 'count', 'sum']) names.add(`${family}_${part}`);
  for (const counted of served.matchAll(/^# TYPE (\w+) counter$/gm)) names.add(counted[1]);
  const used = [...new Set(expressions.flatMap(metricsIn))];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test('expressions are whole: brackets and quotes close, and variables are those of the dashboard', () => {
  const variables = dashboard.templating.list.map(({ name }) => name);
  for (const expression of expressions) {
    const open: string[] = [];
    for (const [mark] of expression.replace(/"[^"]*"/g, '').matchAll(/[()[\]{}"]/g))
      if ('([{'.includes(mark)) open.push(mark);
      else expect(`${open.pop()}${mark}`, expression).toMatch(/^(?:\(\)|\[\]|\{\})$/);
    expect(open, expression).toEqual([]);
    for (const [, name] of expression.matchAll(/\$(\w+)/g))
      expect([...variables, '__rate_interval'], expression).toContain(name);
  }
});

test('panels have a place of their own, and a title', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { gridPos, title, targets } of panels) {
    expect(title).not.toBe('');
    expect(targets.length).toBeGreaterThan(0);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(panels.length);
});

test('alerts say how long, how urgent, what is wrong and what to do', () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { alert, expr, for: since, labels, annotations } of alerts) {
    expect(alert).toMatch(/^Nabu[A-Z]\w+$/);
    expect(expr, alert).toMatch(/ (?:>|<|==) [\d.e]+$/);
    expect(since).toMatch(/^\d+m$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.description).toContain('{{ $labels.instance }}');
  }
});
