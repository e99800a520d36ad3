// Next sets the content type of a route's response as a list of one value, which its own compression takes for an unknown type,
// so that it compressed pages but no response of the API.

const isContentType = (name) => String(name).toLowerCase() === "content-type"

/** Makes the content type of a response a text, so that compressible responses are compressed. */
export function withPlainContentType(response) {
  const { setHeader, appendHeader } = response
  response.setHeader = (name, value) =>
    setHeader.call(response, name, isContentType(name) && Array.isArray(value) ? value.join(", ") : value)
  response.appendHeader = (name, value) =>
    isContentType(name) ? response.setHeader(name, value) : appendHeader.call(response, name, value)
  return response
}
