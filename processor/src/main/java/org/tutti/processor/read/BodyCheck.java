package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Checks timed methods for work that does not belong there, and code that runs once for reads of
 * parameters. Of timed methods, only the code of the methods themselves is examined. It is examined
 * after the compiler has found the types in it, since boxing cannot be seen before; and only if the
 * compiler is javac, which gives access to its syntax trees.
 */
public final class BodyCheck implements TaskListener {
  private final Trees trees;
  private final ProcessingEnvironment environment;
  private final Diagnostics diagnostics;

  private BodyCheck(ProcessingEnvironment environment, Diagnostics diagnostics, Trees trees) {
    this.environment = environment;
    this.diagnostics = diagnostics;
    this.trees = trees;
  }

  /** Has all timed methods of this compilation checked. */
  public static void register(ProcessingEnvironment environment, Diagnostics diagnostics) {
    trees(environment)
        .ifPresent(
            trees ->
                JavacTask.instance(environment)
                    .addTaskListener(new BodyCheck(environment, diagnostics, trees)));
  }

  /** The syntax trees of the compiler; empty if it is not javac. */
  static Optional<Trees> trees(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Called for each class that is not nested, and after that once for each class in it. */
  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getTypeElement() != null) {
      TreePath path = trees.getPath(event.getTypeElement());
      if (path != null && path.getLeaf() instanceof ClassTree type) {
        check(event.getCompilationUnit(), path, type);
      }
    }
  }

  private void check(CompilationUnitTree file, TreePath path, ClassTree type) {
    if (trees.getElement(path) instanceof TypeElement element) {
      checkEarlyReads(file, path, type, element);
    }
    for (Tree member : type.getMembers()) {
      TreePath memberPath = new TreePath(path, member);
      if (member instanceof ClassTree nested) {
        check(file, memberPath, nested);
      } else if (member instanceof MethodTree method
          && method.getBody() != null
          && trees.getElement(memberPath) instanceof ExecutableElement element
          && isTimed(element)) {
        check(file, new TreePath(memberPath, method.getBody()), element);
      }
    }
  }

  /** Reports the first read of each parameter in code that runs before it has its level. */
  private void checkEarlyReads(
      CompilationUnitTree file, TreePath path, ClassTree type, TypeElement element) {
    Map<String, Tree> found = new LinkedHashMap<>();
    for (Tree member : type.getMembers()) {
      if (runsOnce(new TreePath(path, member), member)) {
        new EarlyReadScanner(trees, element).scan(new TreePath(path, member), found);
      }
    }
    found.forEach(
        (parameter, tree) ->
            diagnostics.report(
                Rule.PARAM_READ_EARLY,
                tree,
                (kind, message) -> trees.printMessage(kind, message, tree, file),
                parameter));
  }

  /** Whether it is a constructor, an initializer, or a set-up method of a launch. */
  private boolean runsOnce(TreePath path, Tree member) {
    if (member instanceof BlockTree block) {
      return !block.isStatic();
    }
    Element element = trees.getElement(path);
    return element != null
        && switch (element.getKind()) {
          case CONSTRUCTOR -> true;
          case FIELD -> !element.getModifiers().contains(Modifier.STATIC);
          case METHOD ->
              find(element, "Setup")
                  .filter(setUp -> Annotations.constant(setUp, "value").equals("LAUNCH"))
                  .isPresent();
          default -> false;
        };
  }

  private boolean isTimed(ExecutableElement method) {
    return find(method, "Role").isPresent()
        || BenchmarkMethods.is(method)
        || BenchmarkMethods.of((TypeElement) method.getEnclosingElement()).stream()
            .anyMatch(
                benchmark ->
                    environment
                        .getElementUtils()
                        .overrides(method, benchmark, (TypeElement) method.getEnclosingElement()));
  }

  /** Reports the first place of each kind of work. */
  private void check(CompilationUnitTree file, TreePath body, ExecutableElement method) {
    Map<String, Tree> found = new LinkedHashMap<>();
    new BodyScanner(trees, environment.getTypeUtils()).scan(body, found);
    found.forEach(
        (what, tree) ->
            diagnostics.report(
                Rule.WORK_IN_BODY,
                tree,
                (kind, message) -> trees.printMessage(kind, message, tree, file),
                method.getSimpleName(),
                what));
  }
}
