package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import com.google.auto.common.AnnotationMirrors;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.tutti.processor.model.CatalogName;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the place of a benchmark in the catalog. */
final class CatalogReader {
  /** Neither a dot, which would make it the name of a method, nor what a shell would change. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_:+-]*");

  private final Diagnostics diagnostics;
  private final Map<String, ExecutableElement> methods = new HashMap<>();

  CatalogReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  Optional<CatalogName> read(ExecutableElement method) {
    return find(method, "Catalog").map(annotation -> read(method, annotation));
  }

  private CatalogName read(ExecutableElement method, AnnotationMirror annotation) {
    AnnotationValue name = Annotations.value(annotation, "value");
    List<AnnotationValue> suites = Annotations.list(annotation, "suites");
    check(method, annotation, name);
    checkOnce(method, annotation, name);
    suites.forEach(suite -> check(method, annotation, suite));
    if (suites.isEmpty()) {
      AnnotationValue list = Annotations.value(annotation, "suites");
      diagnostics.report(Rule.LIST_OF_VALUES_EMPTY, method, annotation, list, "@Catalog(suites)");
    }
    return new CatalogName(
        name.getValue().toString(),
        suites.stream().map(suite -> suite.getValue().toString()).toList(),
        find(method, "Counterparts").map(CatalogReader::counterparts).orElse(Map.of()));
  }

  private void check(ExecutableElement method, AnnotationMirror annotation, AnnotationValue name) {
    if (!NAME.matcher(name.getValue().toString()).matches()) {
      diagnostics.report(
          Rule.CATALOG_NAME_INVALID, method, annotation, name, name.getValue().toString());
    }
  }

  /** The method of an abstract class is left to those that implement it. */
  private void checkOnce(
      ExecutableElement method, AnnotationMirror annotation, AnnotationValue name) {
    if (method.getModifiers().contains(Modifier.ABSTRACT)) {
      return;
    }
    ExecutableElement other = methods.putIfAbsent(name.getValue().toString(), method);
    if (other != null && !other.equals(method)) {
      diagnostics.report(
          Rule.BENCHMARK_NAME_TWICE, method, annotation, name, name.getValue().toString());
    }
  }

  private static Map<String, String> counterparts(AnnotationMirror annotation) {
    Map<String, String> counterparts = new LinkedHashMap<>();
    AnnotationMirrors.getAnnotationValuesWithDefaults(annotation)
        .forEach(
            (attribute, value) -> {
              String text = value.getValue().toString();
              if (!text.isEmpty()) {
                counterparts.put(attribute.getSimpleName().toString(), text);
              }
            });
    return counterparts;
  }
}
