package org.tutti.processor;

import com.google.auto.common.BasicAnnotationProcessor;
import com.google.auto.service.AutoService;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;
import org.tutti.processor.rule.Diagnostics;

/**
 * Generates one source file per class with benchmark methods, containing one harness per method,
 * and one index file.
 *
 * <p>A class that refers to types that another processor has not generated yet is deferred to the
 * next round.
 */
@AutoService(Processor.class)
public final class TuttiProcessor extends BasicAnnotationProcessor {
  @Override
  protected Iterable<? extends Step> steps() {
    Diagnostics diagnostics = new Diagnostics(processingEnv.getMessager());
    return List.of(new PlacementStep(diagnostics), new BenchmarkStep(processingEnv, diagnostics));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}
