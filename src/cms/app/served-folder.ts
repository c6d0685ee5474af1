import type { FolderEntry } from '../content-folder'

/**
 * The content folder as the File System API describes folders. The CMS reads and writes a folder of the browser's own; this one
 * stands in its place, and is the real one: no browser has to be able to open folders, and no writer has to choose it.
 */

const CONTENT = '/content/'

const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)

async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(CONTENT + path.split('/').map(encodeURIComponent).join('/'), options)
  if (response.ok) return response
  throw new DOMException(await response.text(), response.status === 404 ? 'NotFoundError' : 'InvalidModificationError')
}

/** Collects what is written and sends it when it is complete. */
class ServedWriter {
  private parts: BlobPart[] = []

  constructor(private readonly path: string) {}

  async write(part: BlobPart): Promise<void> {
    this.parts.push(part)
  }

  async close(): Promise<void> {
    await ask(this.path, { method: 'PUT', body: new Blob(this.parts) })
  }
}

class ServedFile {
  readonly kind = 'file'

  constructor(
    private readonly path: string,
    readonly name: string,
  ) {}

  async getFile(): Promise<File> {
    const response = await ask(this.path)
    const modified = Date.parse(response.headers.get('Last-Modified') ?? '')
    const type = response.headers.get('Content-Type') ?? undefined
    return new File([await response.blob()], this.name, { lastModified: modified, type })
  }

  async createWritable(): Promise<ServedWriter> {
    return new ServedWriter(this.path)
  }
}

class ServedFolder {
  readonly kind = 'directory'

  constructor(
    private readonly path: string,
    readonly name: string,
  ) {}

  async *entries(): AsyncGenerator<[string, ServedFile | ServedFolder]> {
    const response = await ask(this.path && `${this.path}/`)
    for (const { name, kind } of (await response.json()) as FolderEntry[])
      yield [name, kind === 'file' ? this.file(name) : this.folder(name)]
  }

  async getDirectoryHandle(name: string): Promise<ServedFolder> {
    return this.folder(name)
  }

  async getFileHandle(name: string): Promise<ServedFile> {
    return this.file(name)
  }

  async removeEntry(name: string): Promise<void> {
    await ask(join(this.path, name), { method: 'DELETE' })
  }

  private file(name: string): ServedFile {
    return new ServedFile(join(this.path, name), name)
  }

  private folder(name: string): ServedFolder {
    return new ServedFolder(join(this.path, name), name)
  }
}

/** Hands out the content folder where the CMS asks for one of the browser's. */
export function serveFolder(): void {
  const root = { getDirectoryHandle: async () => new ServedFolder('', 'content') }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root })
  // Files are replaced as a whole; without this, the CMS writes another file first and renames it.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} })
}
