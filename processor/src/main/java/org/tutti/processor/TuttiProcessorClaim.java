package org.tutti.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims the annotations of Tutti, and that of generated code, so that {@code -Xlint:processing}
 * does not call them forgotten. {@link TuttiProcessor} looks at every class, annotated or not, so
 * whatever it claims would be lost to the processors of others. It is asked first, since services
 * are listed by name.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({"org.tutti.annotations.*", "javax.annotation.processing.Generated"})
public final class TuttiProcessorClaim extends AbstractProcessor {
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return true;
  }
}
