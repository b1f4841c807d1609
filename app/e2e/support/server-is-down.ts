/** Console errors of open pages while the server restarts: 503 during shutdown, refused connections afterwards. */
export const serverIsDown =
  /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|status of 503|WebSocket connection to .* failed/
