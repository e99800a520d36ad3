import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service/keys"

export const listApiKeysHandler = handler(contract.listApiKeys, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const createApiKeyHandler = handler(contract.createApiKey, ({ scope, body }) => service.create(scope, body))

export const updateApiKeyHandler = handler(contract.updateApiKey, ({ scope, principal, params, body }) =>
  service.change(scope, principal, params.id, body),
)

export const revokeApiKeyHandler = handler(contract.revokeApiKey, ({ scope, principal, params }) =>
  service.revoke(scope, principal, params.id),
)
