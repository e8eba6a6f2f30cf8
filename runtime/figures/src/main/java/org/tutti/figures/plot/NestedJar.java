package org.tutti.figures.plot;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * The classes and resources of a jar within another, which no class path can name. They are kept in
 * memory: a copy on disk would need a writable directory and somebody who removes it.
 */
final class NestedJar extends ClassLoader {
  private final Map<String, byte[]> entries = new HashMap<>();

  /**
   * Reads all of a jar.
   *
   * @param jar which the caller closes
   * @param parent whose classes come first
   */
  NestedJar(InputStream jar, ClassLoader parent) throws IOException {
    super(parent);
    ZipInputStream zip = new ZipInputStream(jar);
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      entries.put(entry.getName(), zip.readAllBytes());
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = entries.get(name.replace('.', '/') + ".class");
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  @Override
  protected URL findResource(String name) {
    byte[] bytes = entries.get(name);
    if (bytes == null) {
      return null;
    }
    try {
      return new URL(null, "nested:" + name, new InMemory(bytes));
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected Enumeration<URL> findResources(String name) {
    URL found = findResource(name);
    return Collections.enumeration(found == null ? List.of() : List.of(found));
  }

  /** Opens what a URL stands for. */
  private static final class InMemory extends URLStreamHandler {
    private final byte[] bytes;

    InMemory(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() {
          return new ByteArrayInputStream(bytes);
        }
      };
    }
  }
}
