package org.tutti.processor.read;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Checks a timed method for work that does not belong there: allocation, and output to the console
 * or to files. Only the code of the method itself is examined, and only if the compiler gives
 * access to its syntax trees, as javac does.
 */
final class BodyCheck {
  private final Optional<Trees> trees;
  private final Diagnostics diagnostics;

  BodyCheck(ProcessingEnvironment environment, Diagnostics diagnostics) {
    this.trees = trees(environment);
    this.diagnostics = diagnostics;
  }

  void check(ExecutableElement method) {
    trees.ifPresent(all -> check(method, all));
  }

  private void check(ExecutableElement method, Trees all) {
    MethodTree source = all.getTree(method);
    if (source == null) {
      return; // inherited from a class file
    }
    Map<String, Tree> found = new LinkedHashMap<>();
    new Scanner().scan(source.getBody(), found);
    found.forEach((what, tree) -> report(method, all, what, tree));
  }

  /** Finding the path of a method searches its file, so it is done only when needed. */
  private void report(ExecutableElement method, Trees all, String what, Tree tree) {
    CompilationUnitTree file = all.getPath(method).getCompilationUnit();
    diagnostics.report(
        Rule.WORK_IN_BODY,
        (kind, message) -> all.printMessage(kind, message, tree, file),
        method.getSimpleName(),
        what);
  }

  private static Optional<Trees> trees(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // not javac: no trees, hence no warnings
    }
  }

  /** Records the first place of each kind of work. */
  private static final class Scanner extends TreeScanner<Void, Map<String, Tree>> {
    @Override
    public Void visitNewClass(NewClassTree node, Map<String, Tree> found) {
      found.putIfAbsent("allocates with new " + node.getIdentifier(), node);
      return super.visitNewClass(node, found);
    }

    @Override
    public Void visitNewArray(NewArrayTree node, Map<String, Tree> found) {
      found.putIfAbsent("allocates an array", node);
      return super.visitNewArray(node, found);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree node, Map<String, Tree> found) {
      found.putIfAbsent("creates a lambda", node);
      return super.visitLambdaExpression(node, found);
    }

    /** Exceptions that report an error are not part of the work. */
    @Override
    public Void visitThrow(ThrowTree node, Map<String, Tree> found) {
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree node, Map<String, Tree> found) {
      String method = node.getMethodSelect().toString();
      if (method.startsWith("System.out.") || method.startsWith("System.err.")) {
        found.putIfAbsent("writes to the console", node);
      } else if (method.startsWith("Files.")) {
        found.putIfAbsent("works on files", node);
      } else if (method.endsWith(".allocate") || method.endsWith(".slice")) {
        found.putIfAbsent("allocates with " + method.substring(method.lastIndexOf('.') + 1), node);
      }
      return super.visitMethodInvocation(node, found);
    }
  }
}
