import type { PersonalPart } from '../people/parts.ts';
import { idsOf } from '../people/parts.ts';
import type { Relations } from '../store/relations.ts';

/**
 * What ratings keep about persons. Ratings follow from games; when the games of an id become
 * somebody else's, the ladders in which it was rated are forgotten and computed anew. Of whoever is
 * erased the ratings stay under an id that says nothing, because those of others follow from them.
 */
export function ratingsPart(relations: Relations, computeAnew: () => void): PersonalPart {
  const { db } = relations;
  const forget = (who: string) => {
    const ladders = db.selectFrom('ratings').select('ladder').where('person', '=', who);
    return [
      db.deleteFrom('rating_changes').where('ladder', 'in', ladders),
      db.deleteFrom('rated_until').where('ladder', 'in', ladders),
      db.deleteFrom('ratings').where('ladder', 'in', ladders),
    ];
  };
  return {
    name: 'ratings',
    merge: () => [],
    moved: forget,
    afterMoved: computeAnew,
    erase: forget,
    export: (person) =>
      db
        .selectFrom('rating_changes')
        .innerJoin('tables', 'tables.key', 'rating_changes.table_key')
        .select(['tables.id as table', 'rating_changes.ladder', 'rating_changes.ended'])
        .select(['rating_changes.before', 'rating_changes.rating', 'rating_changes.deviation'])
        .where('rating_changes.person', 'in', idsOf(relations, person))
        .orderBy('rating_changes.ended')
        .execute(),
  };
}
