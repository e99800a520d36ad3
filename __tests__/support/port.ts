import { type AddressInfo, connect, createServer } from "node:net"

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Whether something accepts connections at a URL's port. */
export const isListening = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "localhost", () => resolve(true))
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false))
  })
