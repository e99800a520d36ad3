import { endpoint } from "@/lib/core/http/endpoint"
import { apiKey, apiKeyChanges, apiKeyForm, apiKeyListQuery, apiKeyPage, apiKeyParams, newApiKey } from "./schema"

export const listApiKeys = endpoint({
  method: "GET",
  path: "/api/v1/api-keys",
  summary: "The caller's API keys, newest first",
  description:
    "With `all=true`, administrators get the keys of the whole workspace. `q` searches the name. Keys that don't work any more stay in the list for 90 days.",
  can: ["read", "Auth"],
  query: apiKeyListQuery,
  response: apiKeyPage,
})

export const createApiKey = endpoint({
  method: "POST",
  path: "/api/v1/api-keys",
  summary: "Create an API key; its token is in no other response",
  description:
    "`scopes` are `read` for every read, or `<noun>:read` and `<noun>:write`; a write includes the noun's reads. `expiresAt` is null for a key that doesn't expire. The key acts as the caller and never does more than they may at that moment.",
  can: ["read", "Auth"],
  confirmed: true,
  body: apiKeyForm,
  response: newApiKey,
  status: 201,
  refusals: { 409: "The caller has too many working keys" },
})

export const updateApiKey = endpoint({
  method: "PATCH",
  path: "/api/v1/api-keys/{id}",
  summary: "Rename one of the caller's API keys, take scopes from it, or move its expiry",
  description: "Scopes can't be added. A later expiry needs a confirmed sign-in.",
  can: ["read", "Auth"],
  closedToKeys: true,
  params: apiKeyParams,
  body: apiKeyChanges,
  response: apiKey,
  refusals: { 409: "The key was changed since `version`, see `current`; or it doesn't work any more" },
})

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/api/v1/api-keys/{id}",
  summary: "Revoke an API key of the caller, or as an administrator anybody's in the workspace",
  description: "It stops working at once and can't be reactivated. Revoking it again changes nothing.",
  can: ["read", "Auth"],
  closedToKeys: true,
  params: apiKeyParams,
  response: apiKey,
})
