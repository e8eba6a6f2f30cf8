package org.tutti.processor;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Tutti's processor, which also records the originating elements of its files. */
final class OriginRecorder extends AbstractProcessor {
  private final TuttiProcessor processor = new TuttiProcessor();
  private final Map<String, List<String>> origins = new TreeMap<>();

  /** The originating elements of each file, by the name that the filer was given. */
  Map<String, List<String>> origins() {
    return origins;
  }

  @Override
  public void init(ProcessingEnvironment environment) {
    super.init(environment);
    Filer filer = recording(environment.getFiler());
    processor.init(
        proxy(
            ProcessingEnvironment.class,
            environment,
            (method, arguments, result) -> method.equals("getFiler") ? filer : result));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return processor.process(annotations, round);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  private Filer recording(Filer filer) {
    return proxy(
        Filer.class,
        filer,
        (method, arguments, result) -> {
          Element[] elements = (Element[]) arguments[arguments.length - 1];
          String name = arguments[method.equals("createResource") ? 2 : 0].toString();
          origins.put(name, Arrays.stream(elements).map(Element::toString).toList());
          return result;
        });
  }

  private interface Observer {
    Object after(String method, Object[] arguments, Object result);
  }

  private static <T> T proxy(Class<T> type, T target, Observer observer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              try {
                return observer.after(
                    method.getName(), arguments, method.invoke(target, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
