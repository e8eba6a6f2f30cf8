package org.tutti.processor.read;

import com.google.auto.common.MoreElements;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.annotations.syntax.ArrivalText;
import org.tutti.annotations.syntax.RootRankText;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.diagnostics.Suggestions;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks the values of annotations that are settings, each by itself. */
final class SettingCheck {
  private static final String AT_LEAST = Annotations.PACKAGE + "AtLeast";
  private static final String BELOW = Annotations.PACKAGE + "Below";

  private final Diagnostics diagnostics;

  SettingCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * Checks one attribute.
   *
   * @param setting name of the setting
   */
  void check(
      SettingSource source, ExecutableElement attribute, AnnotationValue value, String setting) {
    if (value.getValue() instanceof List<?> list && list.isEmpty()) {
      report(Rule.LIST_OF_VALUES_EMPTY, source, value, "@" + source.name());
    } else if (value.getValue() instanceof Number number) {
      number(source, attribute, value, setting, number.doubleValue());
    }
    switch (setting) {
      case "arrival" -> text(source, value, ArrivalText::fault);
      case "scaling" -> text(source, value, ScaledWork::fault);
      case "root-rank" -> text(source, value, SettingCheck::rootFault);
      case "jvm" -> texts(source, value, SettingCheck::optionFault);
      case "sync-parameters" -> {
        String method = Annotations.constant(source.annotation(), "value");
        Set<String> names = new HashSet<>();
        texts(source, value, text -> syncFault(method, text).or(() -> twice(names, text)));
      }
      default -> {}
    }
  }

  private void number(
      SettingSource source,
      ExecutableElement attribute,
      AnnotationValue value,
      String setting,
      double number) {
    Optional<Double> least = bound(attribute, AT_LEAST).filter(bound -> !(number >= bound));
    Optional<Double> below = bound(attribute, BELOW).filter(bound -> number >= bound);
    least.ifPresent(
        bound ->
            report(
                Rule.NUMBER_TOO_SMALL,
                source,
                value,
                setting,
                value.getValue(),
                AttributeText.number(bound)));
    below.ifPresent(
        bound ->
            report(
                Rule.NUMBER_TOO_LARGE,
                source,
                value,
                setting,
                value.getValue(),
                AttributeText.number(bound)));
  }

  private static Optional<Double> bound(ExecutableElement attribute, String annotation) {
    return MoreElements.getAnnotationMirror(attribute, annotation)
        .toJavaUtil()
        .map(mirror -> (Double) Annotations.value(mirror, "value").getValue());
  }

  private interface TextCheck {
    /** What is wrong with a text, in words, if anything is. */
    Optional<String> fault(String text);
  }

  private void texts(SettingSource source, AnnotationValue list, TextCheck check) {
    for (Object item : (List<?>) list.getValue()) {
      text(source, (AnnotationValue) item, check);
    }
  }

  private void text(SettingSource source, AnnotationValue value, TextCheck check) {
    String text = value.getValue().toString();
    check
        .fault(text)
        .ifPresent(
            why -> report(Rule.SETTING_TEXT_INVALID, source, value, text, source.name(), why));
  }

  private static Optional<String> optionFault(String option) {
    return option.startsWith("-") ? Optional.empty() : Optional.of("options begin with a hyphen");
  }

  private static Optional<String> rootFault(String text) {
    String suggestion = Suggestions.of(text, RootRankText.NAMES);
    return RootRankText.fault(text).map(why -> withSuggestion(why, suggestion));
  }

  /** A sentence of {@link Suggestions} as the end of another. */
  private static String withSuggestion(String why, String suggestion) {
    return suggestion.isEmpty()
        ? why
        : why + "; " + suggestion.replace("Did", "did").replaceAll("\\? $", "");
  }

  private static Optional<String> twice(Set<String> names, String text) {
    String name = text.replaceFirst("=.*", "").strip();
    return names.add(name) ? Optional.empty() : Optional.of(name + " is given twice");
  }

  private static Optional<String> syncFault(String method, String text) {
    List<String> taken =
        SyncParameterName.taken(method).stream().map(SyncParameterName::key).toList();
    String name = text.replaceFirst("=.*", "").strip();
    String suggestion = taken.contains(name) ? "" : Suggestions.of(name, taken);
    return SyncParameterName.fault(method, text)
        .map(why -> withSuggestion(why, suggestion))
        .map(
            why ->
                taken.isEmpty() || taken.contains(name)
                    ? why
                    : why + "; it takes " + String.join(", ", taken));
  }

  private void report(Rule rule, SettingSource source, AnnotationValue value, Object... details) {
    AnnotationMirror carrier = source.carrier();
    if (carrier == source.annotation()) {
      diagnostics.report(rule, source.element(), carrier, value, details);
    } else {
      diagnostics.report(rule, source.element(), carrier, details);
    }
  }
}
