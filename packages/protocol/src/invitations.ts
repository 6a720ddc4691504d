import * as z from 'zod';
import * as w from './words.ts';

/** `POST /api/tables/:id/invite`: asks an account by its name to sit down at a table that waits. */
export const invite = z.strictObject({ name: z.string().min(1).max(64) });

/** The answer to it: the name of whoever was asked. */
export const invited = z.object({ invited: z.string() });

/** `GET /api/me/invitations`: tables at which somebody wants me to sit down, the last first. */
export const invitations = z.object({
  invitations: z.array(
    z.object({
      table: w.tableId,
      game: z.string(),
      /** How many play there. */
      seats: z.int(),
      pace: w.paceText.nullable(),
      rated: z.boolean(),
      /** The name of whoever asks me. */
      by: z.string(),
      /** When they did (ms since 1970). */
      at: z.number(),
    }),
  ),
});

/** `POST /api/me/invitations/decline`. */
export const declineInvitation = z.strictObject({ table: w.tableId });

/** Types of what is above. */
export type Invitations = z.infer<typeof invitations>;
export type Invitation = Invitations['invitations'][number];
