package org.tutti.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.tutti.processor.model.BenchmarkClass;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.CatalogName;

/**
 * Writes everything that is generated for one class: one source file with all harnesses, because
 * each additional file costs the compiler more than its contents, and one index file.
 */
public final class ClassWriter {
  /** Whoever deprecates a class knows that its benchmarks use it. */
  private static final AnnotationSpec SUPPRESSED =
      AnnotationSpec.builder(SuppressWarnings.class)
          .addMember("value", "{$S, $S}", "deprecation", "removal")
          .build();

  private final Filer filer;
  private final GeneratedMark generatedMark;
  private final IndexWriter indexWriter;

  /** The generator is the processor that generated code names as its origin. */
  public ClassWriter(Filer filer, Elements elements, Class<?> generator) {
    this.filer = filer;
    this.generatedMark = new GeneratedMark(elements, generator);
    this.indexWriter = new IndexWriter(filer, elements);
  }

  public void write(BenchmarkClass benchmarks) throws IOException {
    TypeElement type = benchmarks.type();
    TypeSpec.Builder harnesses = outerClass(type);
    StringBuilder index = new StringBuilder();
    for (BenchmarkMethod benchmark : benchmarks.benchmarks()) {
      ClassName name = HarnessNames.harness(type, benchmark);
      harnesses.addType(HarnessWriter.harness(name, type, benchmark));
      String benchmarkName =
          benchmark
              .details()
              .catalog()
              .map(CatalogName::name)
              .orElse(type.getQualifiedName() + "." + benchmark.method());
      index.append(IndexText.of(benchmarkName, name.reflectionName(), benchmark));
    }
    writeSource(type, harnesses.build());
    indexWriter.write(type, index.toString());
  }

  private TypeSpec.Builder outerClass(TypeElement type) {
    TypeSpec.Builder outer =
        TypeSpec.classBuilder(HarnessNames.file(type))
            .addJavadoc("Measures the benchmarks of {@link $T}.\n", ClassName.get(type))
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addAnnotation(SUPPRESSED)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    generatedMark.annotation(type).ifPresent(outer::addAnnotation);
    return outer;
  }

  /**
   * Writes the text at once, because the compiler's writer is slow with small pieces. The only
   * originating element is the class of the benchmark: a second one would make incremental builds
   * start from scratch.
   */
  private void writeSource(TypeElement type, TypeSpec harnesses) throws IOException {
    ClassName name = HarnessNames.file(type);
    String text = JavaFile.builder(name.packageName(), harnesses).build().toString();
    try (Writer writer = filer.createSourceFile(name.canonicalName(), type).openWriter()) {
      writer.write(text);
    }
  }
}
