<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><?php wp_head(); ?></head>
<body><?php
wp_body_open();
while ( have_posts() ) {
	the_post();
	the_title( '<h1>', '</h1>' );
	the_content();
}
echo '<p id="after">Depois do texto.</p>';
wp_footer();
?></body>
</html>
