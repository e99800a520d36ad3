import { client } from "../support/api"
import { query } from "../support/facts"

test("x", async () => {
  const admin = await client("admin")
  const a = await admin.get("/api/users/user", { id: 3 })
  console.log(a.status, JSON.stringify(a.body).slice(0, 900))
  console.log(await query("select count(*) from audit_events"))
  const t = await admin.post("/apps/todo/add-tasks", { task: { title: "It's \\ a task" } })
  console.log(t.status, JSON.stringify(t.body).slice(0, 900))
  await query("update users set full_name = 'X', version = version + 1 where id = 3")
  const d = await admin.post("/apps/users/delete", { id: 3 })
  console.log(d.status, JSON.stringify(d.body).slice(0, 100))
  const r = await admin.post("/apps/users/restore-users", { ids: [3] })
  console.log(r.status, JSON.stringify(r.body).slice(0, 100))
  console.log(JSON.stringify(await query("select * from audit_events join audit_details on id = event_id order by id"), null, 1))
  console.log(await query("select count(*) from pg_trigger where tgname like 'audit_%'"))
})
