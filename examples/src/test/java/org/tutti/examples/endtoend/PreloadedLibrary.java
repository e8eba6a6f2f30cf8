package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** C code of the tests that takes the place of functions of an MPI library. */
final class PreloadedLibrary {
  private PreloadedLibrary() {}

  /**
   * Compiles code, and returns what {@code LD_PRELOAD} has to be.
   *
   * @param name of the code among the resources, without its ending
   * @param directory for the library
   */
  static String of(String name, Path directory) throws IOException, InterruptedException {
    Path source = directory.resolve(name + ".c");
    Path library = directory.resolve(name + ".so");
    try (InputStream code = PreloadedLibrary.class.getResourceAsStream(name + ".c")) {
      Files.copy(code, source);
    }
    Process compiler =
        new ProcessBuilder("cc", "-shared", "-fPIC", "-o", library.toString(), source.toString())
            .inheritIO()
            .start();
    assertThat(compiler.waitFor()).isZero();
    return library.toString();
  }
}
