/** PGlite's number for an ordinary database error, which leaves the engine by an exception and is handled there. */
const ordinaryError = 100

/** The database engine has stopped for good: a PANIC, an abort, or a crash of its WebAssembly. Only a new process helps. */
export class StorePanic extends Error {
  name = "StorePanic"
}

/** Functions of PGlite's engine that run PostgreSQL's code. */
const entries = [
  "_PostgresMainLoopOnce",
  "_PostgresMainLongJmp",
  "_PostgresSendReadyForQueryIfNecessary",
  "_pgl_pq_flush",
] as const

type Engine = Record<(typeof entries)[number] | "stackRestore", (...args: unknown[]) => unknown>

/**
 * Stops PGlite's engine at its first crash. PGlite ignores all exceptions but ordinary errors and calls the engine again until it
 * has read its input, which it never does: the process would spin, deaf to signals, with an engine whose memory can't be trusted.
 * From the first crash on, every function throws, `stackRestore` too: it is the one that PGlite calls while it ignores the exception.
 * @param panicked is told the error of the engine, once
 */
export function stopAtPanic(engine: Engine, panicked: (error: unknown) => StorePanic): void {
  let panic: StorePanic | undefined
  const wrap = (run: (...args: unknown[]) => unknown, isOrdinary: (error: unknown) => boolean) => {
    return (...args: unknown[]) => {
      if (panic) throw panic
      try {
        return run(...args)
      } catch (error) {
        if (isOrdinary(error)) throw error
        panic = panicked(error)
        throw panic
      }
    }
  }
  for (const name of entries) {
    const mayFail = name === "_PostgresMainLoopOnce"
    engine[name] = wrap(engine[name], (error) => mayFail && (error as { status?: number }).status === ordinaryError)
  }
  engine.stackRestore = wrap(engine.stackRestore, () => false)
}
