package org.tutti.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.tutti.annotations.syntax.FactorNames;
import org.tutti.diagnostics.Suggestions;
import org.tutti.processor.model.BenchmarkMethod.DeclaredFactor;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Reads the factors of a benchmark. A factor on the method takes precedence over a factor of the
 * same name on its class, and a factor on an element over one that a preset carries.
 */
final class FactorReader {
  private final Diagnostics diagnostics;

  FactorReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  List<DeclaredFactor> read(TypeElement type, Element method) {
    Map<String, DeclaredFactor> factors = new LinkedHashMap<>();
    BenchmarkMethods.lineage(type).forEach(level -> factors.putAll(on(level)));
    factors.putAll(on(method));
    return List.copyOf(factors.values());
  }

  private Map<String, DeclaredFactor> on(Element element) {
    Map<String, DeclaredFactor> written = new LinkedHashMap<>();
    element.getAnnotationMirrors().forEach(one -> factors(element, one, one, written));
    Map<String, DeclaredFactor> carried = new LinkedHashMap<>();
    for (AnnotationMirror preset : element.getAnnotationMirrors()) {
      SettingSource.carriedBy(preset).forEach(one -> factors(element, one, preset, carried));
    }
    carried.putAll(written);
    return carried;
  }

  /** The factors of one annotation; errors are reported at {@code carrier}. */
  private void factors(
      Element element,
      AnnotationMirror annotation,
      AnnotationMirror carrier,
      Map<String, DeclaredFactor> into) {
    String name = SettingSource.qualifiedNameOf(annotation);
    if (name.equals(Annotations.PACKAGE + "Factors")) {
      for (AnnotationValue one : Annotations.list(annotation, "value")) {
        factors(element, (AnnotationMirror) one.getValue(), carrier, into);
      }
    } else if (name.equals(Annotations.PACKAGE + "Factor")) {
      factor(element, annotation, carrier, into);
    }
  }

  private void factor(
      Element element,
      AnnotationMirror annotation,
      AnnotationMirror carrier,
      Map<String, DeclaredFactor> into) {
    String name = Annotations.text(annotation, "name");
    if (!FactorNames.isFactor(name)) {
      report(
          element,
          annotation,
          carrier,
          "name",
          name,
          Suggestions.of(name, FactorNames.NAMED) + "Known are " + FactorNames.known());
    }
    Set<String> levels = new HashSet<>();
    List<AnnotationValue> values = Annotations.list(annotation, "levels");
    if (values.isEmpty()) {
      report(element, annotation, carrier, "levels", name, "it has no levels");
    }
    List<String> texts = new ArrayList<>();
    for (AnnotationValue value : values) {
      String text = value.getValue().toString();
      texts.add(text);
      if (text.isBlank()) {
        report(element, annotation, carrier, "levels", name, "a level is empty");
      } else if (FactorNames.levelFault(name, text).isPresent()) {
        String why = FactorNames.levelFault(name, text).get();
        report(element, annotation, carrier, "levels", name, why);
      } else if (!levels.add(FactorNames.level(name, text))) {
        report(
            element, annotation, carrier, "levels", name, "it lists the level " + text + " twice");
      }
    }
    if (into.put(name, new DeclaredFactor(name, texts)) != null) {
      report(element, annotation, carrier, "name", name, "it is given twice");
    }
  }

  private void report(
      Element element,
      AnnotationMirror annotation,
      AnnotationMirror carrier,
      String attribute,
      String name,
      String why) {
    if (annotation == carrier) {
      AnnotationValue value = Annotations.value(annotation, attribute);
      diagnostics.report(Rule.FACTOR_OF_ANNOTATION_INVALID, element, annotation, value, name, why);
    } else {
      diagnostics.report(Rule.FACTOR_OF_ANNOTATION_INVALID, element, carrier, name, why);
    }
  }
}
