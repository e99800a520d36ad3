import { type AddressInfo, connect, createServer, type Socket } from "node:net"

export interface FaultyProxy {
  url: string
  /** `pass` everything on, `refuse` new connections, or `freeze`: take connections and pass nothing on. */
  mode: "pass" | "refuse" | "freeze"
  /** The number of connection attempts. */
  tries: number
  /** Cuts the connection after a client has sent this to the server, without passing on the server's response. */
  cutAfter?: string
  /** Cuts every connection. */
  cut(): void
  stop(): Promise<void>
}

/** A proxy in front of a server at `url` that fails on demand. */
export async function startProxy(url: string): Promise<FaultyProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    proxy.tries++
    if (proxy.mode === "refuse") return void client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    const both = [client, upstream]
    let isCutting = false
    for (const socket of both) {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.once("close", () => {
        sockets.delete(socket)
        for (const other of both) other.destroy()
      })
    }
    client.on("data", (data) => {
      if (proxy.mode === "freeze") return
      if (proxy.cutAfter && data.includes(proxy.cutAfter)) {
        isCutting = true
        proxy.cutAfter = undefined
      }
      upstream.write(data)
    })
    upstream.on("data", (data) => {
      if (isCutting) return void client.resetAndDestroy()
      if (proxy.mode !== "freeze") client.write(data)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const proxy: FaultyProxy = {
    url: own.href,
    mode: "pass",
    tries: 0,
    cut,
    stop: () =>
      new Promise((resolve) => {
        cut()
        server.close(() => resolve())
      }),
  }
  return proxy
}
