import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { readConfig } from "@/lib/core/config"
import { useStore as replaceStore } from "@/lib/core/db/client"
import { requireMember } from "@/lib/core/db/member-login"
import { openPostgres } from "@/lib/core/db/postgres"
import { prepare, repair } from "@/lib/core/db/prepare"
import { rowsOf } from "@/lib/core/db/rows"
import { sqlState } from "@/lib/core/db/sqlstate"
import { tx } from "@/lib/core/db/tx"
import type { Store } from "@/lib/core/db/types"
import { client, forget, nobody, stranger } from "../support/api"
import { skip } from "../support/clock"
import { type Cluster, startOwnCluster } from "../support/cluster"
import { serverUrl, testStore } from "../support/store"

// A separate login for signed-in requests, and a dump restored on a server without the role: both need roles, which
// belong to the whole server, so this file has its own.

test("a member login without a server is a configuration error", () => {
  const given = { DATABASE_MEMBER_URL: "postgres://web@localhost/db" }
  expect(() => readConfig(given)).toThrow("DATABASE_MEMBER_URL needs DATABASE_URL")
})

let cluster: Cluster
let bare: Cluster
let store: Store
const member = { workspaceId: 1, userId: 1 }

const login = (name: string, database = "members") =>
  Object.assign(new URL(cluster.databaseUrl(database)), { username: name, password: "a password" }).href
const opened = (name: string) => openPostgres(cluster.databaseUrl("members"), { pool: 4, memberUrl: login(name) })

async function begin(): Promise<void> {
  await testStore()
  ;[cluster, bare] = await Promise.all([startOwnCluster(), startOwnCluster()])
  await cluster.run("postgres", "create database members")
  const first = openPostgres(cluster.databaseUrl("members"), { pool: 1 })
  await prepare(first, { seed: true })
  await first.close()
  await cluster.run(
    "members",
    `create role web login noinherit password 'a password'; grant cornerledger_member to web;
     create role heir login inherit password 'a password'; grant cornerledger_member to heir;
     create role stray login password 'a password';
     create role mighty login bypassrls password 'a password'; grant cornerledger_member to mighty;
     create role reader login password 'a password'; grant cornerledger_member, pg_read_all_data to reader;
     create role maker login password 'a password'; grant cornerledger_member to maker;
     create schema makers authorization maker`,
    "super",
  )
  store = opened("web")
  replaceStore(store)
  await stranger()
}

async function end(): Promise<void> {
  await store.close()
  await Promise.all([cluster.stop(), bare.stop()])
}

const resultOf = (text: string) =>
  tx(member, async ({ db }) => {
    for (const statement of text.split(";")) {
      const rows = rowsOf(await db.execute(sql.raw(statement)))
      if (statement === text.split(";").at(-1)) return rows
    }
  }).catch(sqlState)

if (serverUrl) {
  beforeAll(begin, 120_000)
  afterAll(end)

  test("signed-in requests run as that login, sign-in and scheduled tasks as the owner", async () => {
    await requireMember(store)
    expect(await resultOf("select session_user, current_user")).toEqual([
      { session_user: "web", current_user: "cornerledger_member" },
    ])
    expect((await (await client("admin")).get("/api/users/list/data")).status).toBe(200)
    expect(
      (await (await client("admin")).post("/apps/users/add-user", { fullName: "A", username: "abc", email: "a@b.co" }))
        .status,
    ).toBe(201)
    const [owner] = rowsOf<{ name: string }>(await store.owner.execute(sql`select session_user as name`))
    expect(owner?.name).toBe("app")
  })

  test.each(["web", "heir"])("RESET ROLE gives %s nothing: no other workspace, no hash, no role", async (name) => {
    const own = opened(name)
    replaceStore(own)
    try {
      const all = await cluster.run("members", "select distinct workspace_id as id from users")
      expect(all.length).toBeGreaterThan(1)
      const others = await resultOf("reset role;select workspace_id from users where workspace_id <> 1")
      const hashes = await resultOf("reset role;select password_hash from users where workspace_id <> 1")
      // Without INHERIT the login may not even read; with it, policies show it the rows of the workspace.
      const found = name === "web" ? "42501" : []
      expect([others, hashes]).toEqual([found, found])
      for (const text of [
        "reset role;set role app",
        "reset session authorization;set role super",
        "reset role;select * from refresh_tokens",
      ]) {
        expect([text, await resultOf(text)]).toEqual([text, "42501"])
      }
      expect(await resultOf("reset role;alter table users disable row level security")).toBe("42501")
    } finally {
      await own.close()
      replaceStore(store)
    }
  })

  test("on the owner's connection RESET ROLE gives access to everything, which is why the login exists", async () => {
    const plain = openPostgres(cluster.databaseUrl("members"), { pool: 1 })
    replaceStore(plain)
    const others = await resultOf("reset role;select workspace_id from users where workspace_id <> 1")
    await plain.close()
    replaceStore(store)
    expect(others).not.toEqual([])
  })

  test.each([
    ["mighty", "mighty has bypassrls"],
    ["reader", "reader is also a member of pg_read_all_data"],
    ["maker", "maker owns makers"],
    ["stray", "stray is not a member of cornerledger_member"],
  ])("the start refuses the login %s", async (name, message) => {
    const own = opened(name)
    await expect(requireMember(own)).rejects.toThrow(message)
    await own.close()
  })

  test("the start refuses the owner, a superuser, and another database", async () => {
    const url = cluster.databaseUrl("members")
    const superUrl = Object.assign(new URL(cluster.superUrl), { pathname: "/members" }).href
    for (const [memberUrl, message] of [
      [url, "app owns"],
      [superUrl, "super has superuser"],
      [login("web", "postgres"), "it names the database postgres, but DATABASE_URL names members"],
    ] as const) {
      const own = openPostgres(url, { pool: 1, memberUrl })
      await expect(requireMember(own)).rejects.toThrow(message)
      await own.close()
    }
  })

  test("a dump restored on a server without the role is rejected until it is repaired", async () => {
    const directory = mkdtempSync(join(tmpdir(), "cornerledger-dump-"))
    const file = join(directory, "plain.dump")
    await bare.run("postgres", "create database dumped")
    const url = bare.databaseUrl("dumped")
    execFileSync("pg_dump", ["--format=custom", `--file=${file}`, cluster.databaseUrl("members")])
    // pg_restore continues after the errors about the missing role, and reports them by its exit code.
    expect(spawnSync("pg_restore", ["--no-owner", `--dbname=${url}`, file]).status).toBe(1)
    rmSync(directory, { recursive: true })
    const copy = openPostgres(url, { pool: 2 })
    replaceStore(copy)
    forget()
    expect((await nobody.get("/api/ready")).status).toBe(503)
    await expect(prepare(copy, { seed: false })).rejects.toThrow(
      /cornerledger_member does not exist[\s\S]*npm run repair/,
    )
    expect(await repair(copy)).toContain("The role cornerledger_member does not exist on this server.")
    await prepare(copy, { seed: false })
    skip(3_100)
    expect((await nobody.get("/api/ready")).status).toBe(200)
    expect(await resultOf("select distinct workspace_id as id from users")).toEqual([{ id: 1 }])
    await copy.close()
    replaceStore(store)
    forget()
  }, 60_000)
}
