import { handler } from "@/lib/core/http/handler"
import { allEmployees, listEmployees } from "./contract"
import * as store from "./store"

export const allEmployeesHandler = handler(allEmployees, ({ scope }) => store.findAll(scope))

export const listEmployeesHandler = handler(listEmployees, async ({ scope, query }) => ({
  allData: await store.findAll(scope),
  ...(await store.findPage(scope, query)),
}))
