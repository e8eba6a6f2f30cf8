package org.tutti.campaign.jvmcache;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A jar with a program. */
final class GreetingJar {
  private GreetingJar() {}

  /** The program. */
  static final class Greeting {
    private Greeting() {}

    public static void main(String[] arguments) {
      System.out.println("Hello.");
    }
  }

  static Path write(Path file) throws IOException {
    return write(file, new Manifest());
  }

  /** A jar whose manifest names another. */
  static Path writeNaming(Path file, String other) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, other);
    return write(file, manifest);
  }

  private static Path write(Path file, Manifest manifest) throws IOException {
    String entry = Greeting.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream output = new JarOutputStream(Files.newOutputStream(file), manifest);
        InputStream bytes = Greeting.class.getClassLoader().getResourceAsStream(entry)) {
      output.putNextEntry(new JarEntry(entry));
      bytes.transferTo(output);
    }
    return file;
  }
}
