/** React and the contract's checks read NODE_ENV when they are first imported, so it is set before anything else. */
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production'
