import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as store from "./store"

export const listEventsHandler = handler(contract.listEvents, ({ scope, query }) =>
  store.findAll(scope, query.calendars),
)

export const addEventHandler = handler(contract.addEvent, async ({ scope, body }) => ({
  event: await service.add(scope, body.event),
}))

export const updateEventHandler = handler(contract.updateEvent, async ({ scope, body }) => {
  const { id, ...changes } = body.event
  return { event: await service.change(scope, id, changes) }
})

export const removeEventHandler = handler(contract.removeEvent, async ({ scope, query }) => ({
  id: await service.remove(scope, query.id),
}))

export const restoreEventHandler = handler(contract.restoreEvent, async ({ scope, body }) => ({
  event: await service.restore(scope, body.id),
}))
