package org.tutti.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor, as javac would. */
final class Compilations {
  private Compilations() {}

  static Compilation compile(JavaFileObject... sources) {
    return Compiler.javac().withProcessors(new TuttiProcessor()).compile(List.of(sources));
  }

  /**
   * A source file of package {@code test}; the imports that benchmarks need stand on its first
   * line, so that the first line of {@code lines} is line 2.
   */
  static JavaFileObject source(String className, String... lines) {
    return JavaFileObjects.forSourceString(
        "test." + className,
        "package test; import org.tutti.annotations.*; import org.tutti.mpi.*;"
            + " import org.tutti.runtime.*;\n"
            + String.join("\n", lines));
  }
}
