import { lt, sql } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import { refreshTokens, sessions } from "@/lib/features/auth/table"
import { knownDevices, signInEvents } from "../table"

/** Deletes expired data. A used refresh token stays until it expires, because its reuse reveals a theft. */
export async function purge(db: Db, { logDays, deviceSeconds }: { logDays: number; deviceSeconds: number }) {
  const ago = (length: number, unit: "days" | "seconds") => sql`now() - ${`${length} ${unit}`}::interval`
  // A revoked sign-in is no longer extended, so it expires too.
  await db.delete(sessions).where(lt(sessions.expiresAt, ago(1, "days")))
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(60, "seconds")))
  await db.delete(signInEvents).where(lt(signInEvents.at, ago(logDays, "days")))
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, ago(deviceSeconds, "seconds")))
}
