import { connect } from "node:net"

/** The bytes a server wrote to a connection, and whether it closed it. */
export interface RawAnswer {
  status: number
  text: string
  isClosed: boolean
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)

/** Writes raw bytes to a server, valid or not. @returns its response, until it is silent or closes */
export function sendRaw(url: string, bytes: string, silentMs = 400): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "localhost")
    let text = ""
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ status: statusOf(text), text, isClosed })
    }
    socket.on("data", (chunk) => {
      text += chunk
      clearTimeout(timer)
      timer = setTimeout(() => end(false), silentMs)
    })
    socket.on("close", () => end(true)).on("error", () => undefined)
    socket.write(bytes)
  })
}

/** Sends a body in chunks of a megabyte until it is complete or the server closes. @returns the response */
export function sendLarge(url: string, path: string, megabytes: number): Promise<RawAnswer> {
  const { host, port } = new URL(url)
  const piece = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(0x100000, "a"), Buffer.from("\r\n")])
  return new Promise((resolve) => {
    const socket = connect(Number(port), "localhost")
    let text = ""
    let left = megabytes
    const write = () => {
      while (left-- > 0) if (!socket.write(piece)) return
    }
    socket.on("data", (chunk) => {
      text += chunk
    })
    socket.on("drain", write).on("error", () => undefined)
    socket.on("close", () => resolve({ status: statusOf(text), text, isClosed: true }))
    const headers = `Host: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)
    write()
  })
}
