import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { forbidden } from "@/lib/core/http/errors"
import { nouns, type VisibleFields } from "@/lib/core/nouns"
import type { Activity, ActivityQuery, AuditEvent } from "./schema"
import * as store from "./store"
import { activityRights, loggedAs } from "./values"

type Fields = AuditEvent["before"]

const only = (fields: Fields, names: string[]): Fields =>
  fields && Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

function toActivity(event: AuditEvent, visible: VisibleFields): Activity {
  const { id, recordedAt, actorId, actorName, action, recordType, recordId, part, isBlanked } = event
  const names = visible[part?.type ?? recordType] ?? []
  const [before, after] = [only(event.before, names), only(event.after, names)]
  return { id, recordedAt, actorId, actorName, action, recordType, recordId, part, before, after, isBlanked }
}

/** A page of a record's events, with the fields that the caller may see. @throws HttpError 403, or 404 if they may not read it */
export async function listActivities(principal: Principal, client: ClientInfo, query: ActivityQuery) {
  const right = activityRights[query.recordType]
  if (!principal.ability.can(right[0], right[1])) throw forbidden([...right])
  const visible = await nouns().visibleFields(query.recordType, query.recordId, { principal, client })
  const { data, ...page } = await tx(principal, (scope) =>
    store.findActivities(scope, { ...query, recordType: loggedAs[query.recordType] ?? query.recordType }, visible),
  )
  return { data: data.map((event) => toActivity(event, visible)), ...page }
}
