package org.tutti.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.MoreElements;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod.DeclaredSetting;

/**
 * An annotation that holds settings, and where it was found.
 *
 * @param element the method or class that it applies to
 * @param annotation the annotation with the settings
 * @param carrier the annotation on the element: the same annotation, or a preset that carries it
 * @param option the element of {@code @Options} that this is, if it is one
 */
record SettingSource(
    Element element,
    AnnotationMirror annotation,
    AnnotationMirror carrier,
    Optional<AnnotationValue> option) {
  private static final String MARK = Annotations.PACKAGE + "Setting";
  private static final String PARAM = Annotations.PACKAGE + "Param";
  private static final String OPTIONS = Annotations.PACKAGE + "Options";

  /** The annotations on the element itself, then those of its presets that are not overridden. */
  static List<SettingSource> on(Element element) {
    List<SettingSource> sources = new ArrayList<>();
    Set<String> written = new HashSet<>();
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      if (holdsSettings(annotation)) {
        for (SettingSource source : of(element, annotation, annotation)) {
          sources.add(source);
          written.add(source.name());
        }
      }
    }
    for (AnnotationMirror carrier : element.getAnnotationMirrors()) {
      for (AnnotationMirror annotation : carriedBy(carrier)) {
        if (holdsSettings(annotation)) {
          of(element, annotation, carrier).stream()
              .filter(source -> !written.contains(source.name()))
              .forEach(sources::add);
        }
      }
    }
    return sources;
  }

  /** One source, or one for each option, since options take precedence one by one. */
  private static List<SettingSource> of(
      Element element, AnnotationMirror annotation, AnnotationMirror carrier) {
    List<AnnotationValue> options =
        type(annotation).getQualifiedName().contentEquals(OPTIONS)
            ? Annotations.list(annotation, "value")
            : List.of();
    return options.isEmpty()
        ? List.of(new SettingSource(element, annotation, carrier, Optional.empty()))
        : options.stream()
            .map(one -> new SettingSource(element, annotation, carrier, Optional.of(one)))
            .toList();
  }

  /** The annotations on the type of {@code preset}, and those on their types. */
  static List<AnnotationMirror> carriedBy(AnnotationMirror preset) {
    return carriedBy(type(preset));
  }

  /** The annotations on {@code preset}, and those on their types. */
  static List<AnnotationMirror> carriedBy(TypeElement preset) {
    List<AnnotationMirror> found = new ArrayList<>();
    carried(preset, new HashSet<>(), found);
    return found;
  }

  private static void carried(
      TypeElement preset, Set<TypeElement> seen, List<AnnotationMirror> found) {
    if (!seen.add(preset) || preset.getQualifiedName().toString().startsWith("java.")) {
      return;
    }
    for (AnnotationMirror annotation : preset.getAnnotationMirrors()) {
      found.add(annotation);
      carried(type(annotation), seen, found);
    }
  }

  static String qualifiedNameOf(AnnotationMirror annotation) {
    return type(annotation).getQualifiedName().toString();
  }

  /** The simple name of the annotation's type. */
  static String nameOf(AnnotationMirror annotation) {
    return type(annotation).getSimpleName().toString();
  }

  /** The annotation's simple name, with that of the option if it is one. */
  String name() {
    return nameOf(annotation) + option.map(one -> " of " + optionName(one)).orElse("");
  }

  private static String optionName(AnnotationValue option) {
    return option.getValue().toString().split("=", 2)[0].strip();
  }

  /** Whether the source gives an attribute, which may have a default. */
  boolean isWritten(String attribute) {
    return annotation.getElementValues().keySet().stream()
        .anyMatch(one -> one.getSimpleName().contentEquals(attribute));
  }

  /** Whether this is {@code @Param}, whose message sizes are checked separately. */
  boolean isParam() {
    return type(annotation).getQualifiedName().contentEquals(PARAM);
  }

  /** One setting for each attribute that is set. */
  List<DeclaredSetting> settings(SettingCheck settingCheck) {
    if (option.isPresent()) {
      String[] words = option.get().getValue().toString().split("=", 2);
      String name = words[0].strip();
      String value = words.length == 1 ? "true" : words[1].strip();
      settingCheck.option(this, option.get(), name, value);
      return List.of(new DeclaredSetting(name, value));
    }
    List<DeclaredSetting> settings = new ArrayList<>();
    AnnotationMirrors.getAnnotationValuesWithDefaults(annotation)
        .forEach(
            (attribute, value) -> {
              boolean written = annotation.getElementValues().containsKey(attribute);
              if (written || AttributeText.isSet(value)) {
                String name = AttributeText.name(name(), attribute.getSimpleName().toString());
                settingCheck.check(this, attribute, value, name);
                settings.add(new DeclaredSetting(name, AttributeText.of(value)));
              }
            });
    return settings;
  }

  private static boolean holdsSettings(AnnotationMirror annotation) {
    TypeElement type = type(annotation);
    return MoreElements.isAnnotationPresent(type, MARK)
        || type.getQualifiedName().contentEquals(PARAM);
  }

  private static TypeElement type(AnnotationMirror annotation) {
    return MoreElements.asType(annotation.getAnnotationType().asElement());
  }
}
