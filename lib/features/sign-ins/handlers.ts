import { tx } from "@/lib/core/db/tx"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as activity from "./service/activity"
import * as devices from "./service/devices"

export const listSignInActivityHandler = handler(contract.listSignInActivity, ({ scope, query }) =>
  activity.activityOf(scope, scope.userId, query.page, query.perPage),
)

export const listUserSignInActivityHandler = handler(contract.listUserSignInActivity, ({ scope, query }) =>
  activity.activityOfUser(scope, query.id, query.page, query.perPage),
)

export const listKnownDevicesHandler = handler(contract.listKnownDevices, async ({ principal, client }) => ({
  devices: await tx(principal, (scope) => devices.list(scope, client)),
}))

export const forgetKnownDeviceHandler = handler(contract.forgetKnownDevice, async ({ scope, body }) => ({
  id: await devices.forget(scope, body.id),
}))
