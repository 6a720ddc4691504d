/**
 * The step of `MIGRATIONS` that adds studies. A chapter is a record as it stood after edit `base`, and the edits since;
 * some older ones are kept, so that one that is sent again is known.
 */
export const STUDY_TABLES = `
  CREATE TABLE studies (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES persons (id),
    name TEXT NOT NULL,
    search TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX studies_by_owner ON studies (owner, changed);
  CREATE INDEX studies_public ON studies (changed, id) WHERE visibility = 'public';
  CREATE TABLE study_writers (
    study TEXT NOT NULL REFERENCES studies (id),
    person TEXT NOT NULL REFERENCES persons (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (study, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX study_writers_by_person ON study_writers (person);
  CREATE TABLE study_chapters (
    id TEXT PRIMARY KEY,
    study TEXT NOT NULL REFERENCES studies (id),
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    base INTEGER NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX study_chapters_by_study ON study_chapters (study, place);
  CREATE TABLE study_edits (
    chapter TEXT NOT NULL REFERENCES study_chapters (id),
    n INTEGER NOT NULL,
    who TEXT NOT NULL,
    command TEXT NOT NULL,
    changes TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (chapter, n)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX study_edits_by_command ON study_edits (chapter, who, command);
  CREATE INDEX study_edits_by_who ON study_edits (who);
  CREATE TABLE study_seats (
    chapter TEXT NOT NULL REFERENCES study_chapters (id),
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (chapter, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX study_seats_by_who ON study_seats (who);
  `;

/** The step that adds who wrote which comment. */
export const STUDY_COMMENTS = `
  CREATE TABLE study_comments (
    chapter TEXT NOT NULL REFERENCES study_chapters (id),
    position TEXT NOT NULL,
    who TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (chapter, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX study_comments_by_who ON study_comments (who);
  `;
