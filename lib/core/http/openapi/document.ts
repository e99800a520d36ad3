import { components } from "./components"
import { type NamedEndpoint, operation } from "./operation"
import { createSchemas, type Json } from "./schemas"

const description =
  "Every endpoint is available at its path and at the same path under `/api`. `x-ability` is the permission that callers need."

/**
 * The OpenAPI 3.1 document of a list of endpoints, with their public paths.
 * @param descriptions of nouns, which are the document's tags
 */
export function openApiDocument(
  endpoints: NamedEndpoint[],
  server: string,
  descriptions: Record<string, string>,
): Json & { openapi: string } {
  const schemas = createSchemas()
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    ;(paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operation(schemas, endpoint)
  }
  const nouns = [...new Set(endpoints.map(({ noun }) => noun))]
  return {
    openapi: "3.1.0",
    info: {
      title: "Cornerledger",
      version: "0.1.0",
      description,
      contact: { name: "The operator of this server", url: server },
      license: { name: "Proprietary, all rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: server }],
    tags: nouns.map((name) => ({ name, description: descriptions[name] })),
    paths,
    components: components(paths, schemas.components()),
  }
}
