package org.tutti.processor;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims the annotations of Tutti, those that carry them, and that of generated code, so that
 * {@code -Xlint:processing} does not call them forgotten. {@link TuttiProcessor} looks at every
 * class, annotated or not, so whatever it claims would be lost to the processors of others. It is
 * asked first, since services are listed by name, and has then found what carries Tutti's
 * annotations.
 */
@AutoService(Processor.class)
public final class TuttiProcessorClaim extends AbstractProcessor {
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    Set<String> claimed = new HashSet<>(ClaimedPresets.of(processingEnv));
    claimed.add("org.tutti.annotations.*");
    claimed.add("javax.annotation.processing.Generated");
    return claimed;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return true;
  }
}
