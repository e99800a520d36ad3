import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/events"
import * as service from "./service/events"
import * as feed from "./service/feed"
import { importFile, preview } from "./service/import"
import { changeOccurrence } from "./service/occurrences"
import { rejoin, removeOccurrence, restoreOccurrence } from "./service/remove-occurrence"

export const listEventsHandler = handler(contract.listEvents, ({ scope, query: { calendars, start, end } }) =>
  service.list(scope, calendars, start && end && { start, end }),
)

export const addEventHandler = handler(contract.addEvent, async ({ scope, body }) => ({
  event: await service.add(scope, body.event),
}))

export const updateEventHandler = handler(contract.updateEvent, async ({ scope, body }) => {
  const { id, version, ...changes } = body.event
  return { event: await service.change(scope, id, changes, version) }
})

export const removeEventHandler = handler(contract.removeEvent, async ({ scope, query }) => ({
  id: await service.remove(scope, query.id, query.version),
}))

export const removeEventsHandler = handler(contract.removeEvents, async ({ scope, body }) => ({
  ids: await service.removeAll(scope, body.ids),
}))

export const restoreEventHandler = handler(contract.restoreEvent, async ({ scope, body }) => ({
  event: await service.restore(scope, body.id),
}))

export const updateOccurrenceHandler = handler(contract.updateOccurrence, async ({ scope, body }) => {
  const { id, occurrence, version, ...changes } = body.event
  return { event: await changeOccurrence(scope, { id, occurrence, version }, body.scope, changes) }
})

export const removeOccurrenceHandler = handler(contract.removeOccurrence, async ({ scope, query }) => ({
  id: query.id,
  whole: await removeOccurrence(scope, query, query.scope),
}))

export const restoreOccurrenceHandler = handler(contract.restoreOccurrence, async ({ scope, body }) => ({
  event: await restoreOccurrence(scope, body),
}))

export const rejoinEventHandler = handler(contract.rejoinEvent, async ({ scope, body }) => ({
  event: await rejoin(scope, body.id, body.recurrence, body.splitId),
}))

export const previewImportHandler = handler(contract.previewImport, ({ scope, body: { ics, ...defaults } }) =>
  preview(scope, ics, defaults),
)

export const importEventsHandler = handler(contract.importEvents, async ({ scope, body: { ics, ...defaults } }) => ({
  ids: await importFile(scope, ics, defaults),
}))

export const exportEventsHandler = handler(contract.exportEvents, ({ scope }) => feed.exportFile(scope))

export const getFeedHandler = handler(contract.getFeed, ({ scope }) => feed.show(scope))
export const renewFeedHandler = handler(contract.renewFeed, ({ scope }) => feed.renew(scope))
export const revokeFeedHandler = handler(contract.revokeFeed, ({ scope }) => feed.revoke(scope))
export const readFeedHandler = handler(contract.readFeed, ({ params }) => feed.read(params.token))
