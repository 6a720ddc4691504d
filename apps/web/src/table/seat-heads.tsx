import { SeatMark } from '../art/seat-mark.tsx';
import { useTable } from './context.ts';

/** The heads of a table's columns, one for each seat with its name. */
export function SeatHeads() {
  const { names } = useTable();
  return names.map((name, seat) => (
    <th key={name + String(seat)} scope="col" title={name}>
      <span className="summary-name">
        <SeatMark seat={seat} size="1em" /> {name}
      </span>
    </th>
  ));
}
