package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.tutti.processor.model.BenchmarkClass;
import org.tutti.processor.model.BenchmarkMethod;

/** Writes everything that is generated for one class. */
public final class ClassWriter {
  private final Filer filer;
  private final HarnessWriter harnessWriter;
  private final IndexWriter indexWriter;

  public ClassWriter(Filer filer, Elements elements) {
    this.filer = filer;
    this.harnessWriter = new HarnessWriter(elements);
    this.indexWriter = new IndexWriter(filer, elements);
  }

  public void write(BenchmarkClass benchmarks) throws IOException {
    TypeElement type = benchmarks.type();
    StringBuilder index = new StringBuilder();
    for (BenchmarkMethod benchmark : benchmarks.benchmarks()) {
      ClassName name = harnessName(type, benchmark);
      JavaFile file =
          JavaFile.builder(name.packageName(), harnessWriter.harness(name, type, benchmark))
              .skipJavaLangImports(true)
              .build();
      write(file.toString(), name, type);
      String benchmarkName = type.getQualifiedName() + "." + benchmark.method();
      index.append(IndexText.of(benchmarkName, name.reflectionName(), benchmark));
    }
    indexWriter.write(type, index.toString());
  }

  /**
   * Writes in one go, since the compiler's writer is slow on small pieces. The one originating
   * element is the benchmark's class: with a second one an incremental build would have to start
   * afresh.
   */
  private void write(String text, ClassName name, TypeElement type) throws IOException {
    try (Writer writer = filer.createSourceFile(name.canonicalName(), type).openWriter()) {
      writer.write(text);
    }
  }

  /** {@code Outer_Inner_method_Harness}, in the package of the class. */
  private static ClassName harnessName(TypeElement type, BenchmarkMethod benchmark) {
    ClassName className = ClassName.get(type);
    return ClassName.get(
        className.packageName(),
        String.join("_", className.simpleNames()) + "_" + benchmark.method() + "_Harness");
  }
}
