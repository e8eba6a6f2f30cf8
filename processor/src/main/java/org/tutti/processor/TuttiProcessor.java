package org.tutti.processor;

import com.google.auto.common.BasicAnnotationProcessor;
import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.Processor;
import javax.lang.model.SourceVersion;

/**
 * Writes one harness per benchmark method and one index file per class that has any.
 *
 * <p>A class that refers to types which another processor has yet to write is put off to the next
 * round.
 */
@AutoService(Processor.class)
public final class TuttiProcessor extends BasicAnnotationProcessor {
  @Override
  protected Iterable<? extends Step> steps() {
    return Set.of(new BenchmarkStep(processingEnv));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}
