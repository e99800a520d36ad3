import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "../support/until"

const code = (body: string) =>
  `import { elapsed, runBeside, runStep, startStep } from "./scripts/support/steps.mjs"\n${body}`
const node = ["--input-type=module", "-e"]
const failing = `await runStep(process.execPath, ["-e", "console.log('a line of output'); process.exit(3)"], { label: "Building", done: "Built" })`

test("a duration is given in the largest sensible units", () => {
  const print = code("console.log(JSON.stringify([400, 9_940, 12_400, 125_000].map(elapsed)))")
  const output = execFileSync(process.execPath, [...node, print], { encoding: "utf8" })
  expect(JSON.parse(output)).toEqual(["0.4 s", "9.9 s", "12 s", "2 min 05 s"])
})

test("without a terminal a step prints its name and the program's output, and no control characters", () => {
  const run =
    code(`await runStep(process.execPath, ["-e", "console.log('a line of output')"], { label: "Building", done: "Built" })
    startStep("Opening the database", { quiet: true }).done("Open")`)
  const output = execFileSync(process.execPath, [...node, run], { encoding: "utf8" })
  expect(output).toBe("Building …\na line of output\n")
})

test("a program that fails ends the start with its exit code and says what failed", () => {
  const { status, stderr } = spawnSync(process.execPath, [...node, code(failing)], { encoding: "utf8" })
  expect([status, stderr]).toEqual([3, expect.stringContaining("failed.")])
})

test("a program beside other steps is waited for as a step, and its failure ends the start", () => {
  const beside = (body: string) =>
    spawnSync(
      process.execPath,
      [
        ...node,
        code(`const wait = runBeside(process.execPath, ["-e", ${JSON.stringify(body)}], {})
        console.log("meanwhile")
        await wait({ label: "Preparing", done: "Prepared" })
        console.log("after")`),
      ],
      { encoding: "utf8" },
    )
  const good = beside("console.log('a line of output')")
  expect([good.status, good.stdout]).toEqual([0, "meanwhile\nPreparing …\nafter\n"])
  const bad = beside("console.error('the reason'); process.exit(4)")
  expect([bad.status, bad.stdout]).toEqual([4, "meanwhile\nPreparing …\n"])
  expect(bad.stderr).toMatch(/^the reason\n.* failed\.\n$/s)
})

test("a program beside a step that fails ends with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "steps-"))
  const [running, ended] = [join(folder, "running"), join(folder, "ended")]
  const beside = `const { writeFileSync } = require("fs")
    process.on("SIGTERM", () => { writeFileSync(${JSON.stringify(ended)}, ""); process.exit() })
    writeFileSync(${JSON.stringify(running)}, "")
    setTimeout(() => {}, 20_000)`
  const failing = `const { existsSync } = require("fs")
    setInterval(() => existsSync(${JSON.stringify(running)}) && process.exit(3), 10)
    setTimeout(() => process.exit(4), 10_000)`
  const run = code(`runBeside(process.execPath, ["-e", ${JSON.stringify(beside)}], {})
    await runStep(process.execPath, ["-e", ${JSON.stringify(failing)}], { label: "Building", done: "Built" })`)
  expect(spawnSync(process.execPath, [...node, run], { timeout: 20_000 }).status).toBe(3)
  await until(() => existsSync(ended), "the program has ended")
})

// `script` gives the program a terminal.
const inTerminal = (program: string) =>
  spawnSync(
    "script",
    ["-qec", `${process.execPath} ${node.join(" ")} '${program.replaceAll("'", `'\\''`)}'`, "/dev/null"],
    {
      encoding: "utf8",
      env: { ...process.env, TERM: "xterm" },
    },
  )

test("on a terminal a step shows what it is doing and how long it took, and hides the program's output", () => {
  const { stdout } = inTerminal(
    code(
      `await runStep(process.execPath, ["-e", "console.log('Compiling pages'); const end = Date.now() + 400; while (Date.now() < end);"], { label: "Building", done: "Built" })`,
    ),
  )
  expect(stdout).toMatch(/Building .*\d\.\d s.* · Compiling pages/)
  expect(stdout.split("\r\u001b[K").at(-1)).toMatch(/✔.* Built .*\d\.\d s/)
})

test("on a terminal the output of a program that failed is shown", () => {
  const { stdout, status } = inTerminal(code(failing))
  expect(status).toBe(3)
  expect(stdout).toMatch(/✖.* Building .*\r?\na line of output/s)
})

test("on a terminal what other code prints during a step has a line of its own", () => {
  const { stdout } = inTerminal(
    code(
      `const step = startStep("Starting the server"); console.log("a warning of Next"); step.done("Server started")`,
    ),
  )
  expect(stdout).toContain("\r\u001b[Ka warning of Next\r\n")
  expect(stdout.indexOf("✔")).toBeGreaterThan(stdout.indexOf("a warning"))
})
