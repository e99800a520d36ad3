// The steps of `npm start`. On a terminal each is one line that shows how long it has taken and what it is doing; elsewhere
// its name and the program's own output are printed. Runs before dependencies are installed, so it imports only Node's own modules.
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"

export const isTerminal = () => Boolean(process.stdout.isTTY) && process.env.TERM !== "dumb"
const paint = (code, text) => (process.env.NO_COLOR ? text : `\u001b[${code}m${text}\u001b[0m`)
const frames = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
const frameMs = 120

/** A duration in words: 0.4 s, 12 s, 2 min 05 s. */
export function elapsed(ms) {
  const seconds = Math.floor(ms / 1000)
  if (seconds < 10) return `${(ms / 1000).toFixed(1)} s`
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`
}

/** Replaces control characters, which could move the cursor, and cuts a text to a width. */
const cut = (text, width) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  const plain = text.replace(/\u001b\[[\d;]*[A-Za-z]/g, "").replace(/[\u0000-\u001f\u007f]+/g, " ")
  return plain.length > width ? `${plain.slice(0, Math.max(0, width - 1))}…` : plain
}

const clearLine = "\r\u001b[K"

/** Clears a step's line before other code, such as Next or the log, prints. @returns the stream's own `write`, and a function that ends it */
function clearBeforeOthers() {
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write.bind(stream) }))
  const [{ write: own }] = streams
  for (const { stream, write } of streams) {
    stream.write = (...args) => {
      own(clearLine)
      return write(...args)
    }
  }
  const restore = () => {
    for (const { stream, write } of streams) stream.write = write
  }
  return { write: own, restore }
}

/**
 * Starts a step. On a terminal its line is redrawn while the event loop runs. `quiet` prints nothing elsewhere.
 * @returns functions that show what the step is doing and that end it
 */
export function startStep(label, { quiet = false } = {}) {
  const started = Date.now()
  if (!isTerminal()) {
    if (!quiet) console.log(`${label} …`)
    return { detail: () => {}, done: () => {}, failed: () => {} }
  }
  const { write, restore } = clearBeforeOthers()
  let detail = ""
  let frame = 0
  const draw = () => {
    const time = elapsed(Date.now() - started)
    const room = (process.stdout.columns || 80) - label.length - time.length - 8
    frame = (frame + 1) % frames.length
    const more = detail && room > 8 ? paint(2, ` · ${cut(detail, room)}`) : ""
    write(`${clearLine}  ${paint(36, frames[frame])} ${label} ${paint(2, time)}${more}`)
  }
  draw()
  const timer = setInterval(draw, frameMs)
  const end = (mark, text) => {
    clearInterval(timer)
    restore()
    process.stdout.write(`${clearLine}  ${mark} ${text} ${paint(2, elapsed(Date.now() - started))}\n`)
  }
  return {
    detail: (text) => {
      detail = text
    },
    done: (text) => end(paint(32, "✔"), text),
    failed: () => end(paint(31, "✖"), label),
  }
}

/** Says that a step isn't necessary. */
export function skipStep(text) {
  if (isTerminal()) console.log(`  ${paint(32, "✔")} ${text}`)
}

/** Starts a program. @param stdio for its output; it gets no input */
const start = (command, args, { cwd, env, stdio }) =>
  spawn(command, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio,
    shell: process.platform === "win32",
  })

/** Waits for a program. @returns its exit code, and why it could not be started */
const ended = (child) =>
  new Promise((resolve) => {
    child.once("error", ({ message }) => resolve({ status: 1, problem: `${message}\n` }))
    child.once("close", (code) => resolve({ status: code ?? 1, problem: "" }))
  })

/** Prints what a failed program has printed, and exits with its code. */
function giveUp(step, { status, output, command, args, hint = "" }) {
  step.failed()
  process.stderr.write(output)
  console.error(`\`${[command, ...args].join(" ")}\` failed. ${hint}`.trim())
  return process.exit(status)
}

/**
 * Runs a program as a step and exits if it fails. On a terminal its output is only printed then, without the lines that
 * `progressOf` has turned into what the step shows beside its name. Without `progressOf`, the step shows the newest line.
 * @param {{ label: string, done: string, cwd: string, env?: object, hint?: string, progressOf?: (line: string) => string | undefined }} options
 */
export async function runStep(command, args, { label, done, cwd, env, hint, progressOf }) {
  const step = startStep(label)
  let output = ""
  const child = start(command, args, { cwd, env, stdio: isTerminal() ? ["ignore", "pipe", "pipe"] : "inherit" })
  const read = (line) => {
    const progress = progressOf?.(line)
    if (!progress) output += `${line}\n`
    if (progress || (!progressOf && line.trim())) step.detail(progress ?? line.trim())
  }
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", read)
  }
  const { status, problem } = await ended(child)
  if (status === 0) step.done(done)
  else giveUp(step, { status, output: output + problem, command, args, hint })
}

/**
 * Starts a program beside the next steps. It ends with this process.
 * @param {{ cwd: string, env?: object }} options
 * @returns {(texts: { label: string, done: string }) => Promise<void>} waits for it as a step, and exits if it fails
 */
export function runBeside(command, args, options) {
  const child = start(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  const kill = () => child.kill()
  process.once("exit", kill)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk
    })
  }
  const end = ended(child)
  return async ({ label, done }) => {
    const step = startStep(label)
    const { status, problem } = await end
    process.removeListener("exit", kill)
    if (status === 0) step.done(done)
    else giveUp(step, { status, output: output + problem, command, args })
  }
}
